import { use } from 'react'
import { ScreenDataContext } from './screen-data.ts'

type Props = {
  title: string
  /** Undefined for the description of the site. */
  description: string | undefined
  /** The canonical path with its query; undefined on screens that search engines must not list. */
  path: string | undefined
  type?: 'article'
  /** A picture of 1200 by 630 pixels. */
  picture?: { readonly path: string; readonly alt: string }
  feed?: { readonly title: string; readonly path: string } | undefined
}

const DESCRIPTION = 'Short facts with sources, and a daily puzzle: two true, one made up.'

export const GAME_PICTURE = {
  path: '/share.png',
  alt: 'Hundred Days: an adventurer at a camp fire, a merchant, an accountant, an octopus and a potato.',
}

const atom = { rel: 'alternate', type: 'application/atom+xml' }

export function Head({ title, description = DESCRIPTION, path, type, picture, feed }: Props) {
  const { origin } = use(ScreenDataContext)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={origin + path} />}
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:site_name" content="Fact & Fable" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={origin + path} />}
      {picture && (
        <>
          <meta property="og:image" content={origin + picture.path} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <link {...atom} title="Fact & Fable" href="/feeds/all.atom" />
      <link {...atom} title="Fact & Fable: disputed" href="/feeds/disputed.atom" />
      {feed && <link {...atom} title={feed.title} href={feed.path} />}
    </>
  )
}
