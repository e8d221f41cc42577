import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { Head } from '../../lib/head.tsx'
import { useOwnHeading } from '../../lib/own-heading.ts'
import { Footer } from '../../ui/footer.tsx'
import { Header, ToGame } from '../../ui/header.tsx'
import { ToShare } from '../../ui/to-share.tsx'
import styles from './about-page.module.css'

const NAMES = {
  feedback: 'Feedback',
  credits: 'Credits',
  privacy: 'Privacy',
  feeds: 'Feeds',
} as const

const SCREENS = Object.keys(NAMES) as readonly (keyof typeof NAMES)[]

type Props = {
  screen: keyof typeof NAMES
  lead: ReactNode
  description: string
  children: ReactNode
}

export function AboutPage({ screen, lead, description, children }: Props) {
  const name = NAMES[screen]
  useOwnHeading()

  return (
    <div className={styles.page}>
      <Head
        title={`${name} - Fact & Fable`}
        description={description}
        path={SCREEN_PATHS[screen]}
      />
      <Header title="Fact & Fable" hasLogo>
        <ToShare />
        <ToGame />
      </Header>
      <main className={styles.main}>
        <nav className={styles.others} aria-label="About this place">
          {SCREENS.map((one) => (
            <Link
              key={one}
              href={SCREEN_PATHS[one]}
              aria-current={one === screen ? 'page' : undefined}
            >
              {NAMES[one]}
            </Link>
          ))}
        </nav>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <Footer />
    </div>
  )
}

export function Section({
  id,
  title,
  children,
}: {
  id?: string
  title: string
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

export const rowsClass = styles.rows
