import type { ReactNode } from 'react'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { buttonClass } from '../../ui/button.tsx'
import { Footer } from '../../ui/footer.tsx'
import { Header, ToGame } from '../../ui/header.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFactsPage } from '../page.ts'
import { SHARE_FORM } from '../share/share-area.tsx'
import styles from './day-layout.module.css'

/** The layout of the screens of days: one column below the board's header. */
export function DayLayout({ head, children }: { head: ReactNode; children: ReactNode }) {
  useFactsPage()
  return (
    <div className={styles.page}>
      {head}
      <Header title="Fact & Fable" hasLogo>
        <a className={buttonClass()} href={SCREEN_PATHS.facts + SHARE_FORM}>
          Share a fact
        </a>
        <ToGame />
      </Header>
      <main className={styles.main}>{children}</main>
      <Footer />
      <Notice />
    </div>
  )
}
