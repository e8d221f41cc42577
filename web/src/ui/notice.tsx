import { useEffect, useState } from 'react'
import { Store, useStore } from '../lib/store.ts'
import { later } from '../lib/timers.ts'
import styles from './notice.module.css'

/** A notice with a link stays longer, because the visitor needs time to press the link. */
const SHOWN_FOR_MS = 5_000
const SHOWN_WITH_LINK_FOR_MS = 10_000

type NoticeLink = { readonly name: string; readonly href: string }

type ShownNotice = { readonly text: string; readonly link: NoticeLink | null }

const notice = new Store<ShownNotice>({ text: '', link: null })

export const showNotice = (text: string, link: NoticeLink | null = null): void =>
  notice.set({ text, link })

const hideNotice = () => showNotice('')

export function Notice() {
  const shown = useStore(notice)
  const { text, link } = shown
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    if (!shown.text || isPaused) return undefined
    return later(shown.link ? SHOWN_WITH_LINK_FOR_MS : SHOWN_FOR_MS, hideNotice)
  }, [shown, isPaused])

  // The notice disappears, because it must not cover a field in use.
  useEffect(() => {
    if (!shown.text) return undefined
    const hide = ({ target }: Event) => {
      if ((target as Element).matches(':read-write')) hideNotice()
    }
    const events = ['input', 'focusin']
    for (const name of events) window.addEventListener(name, hide)
    return () => {
      for (const name of events) window.removeEventListener(name, hide)
    }
  }, [shown])

  const hold = () => setPaused(true)
  const release = () => setPaused(false)

  return (
    <p className={styles.notice} role="status">
      {text && <span>{text}</span>}
      {link && (
        <>
          <span> </span>
          <a
            href={link.href}
            onPointerEnter={hold}
            onPointerLeave={release}
            onFocus={hold}
            onBlur={release}
            onClick={() => {
              release()
              hideNotice()
            }}
          >
            {link.name}
          </a>
        </>
      )}
    </p>
  )
}
