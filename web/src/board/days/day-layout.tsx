import type { ReactNode } from 'react'
import { Footer } from '../../ui/footer.tsx'
import { Header, ToGame } from '../../ui/header.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ToShare } from '../../ui/to-share.tsx'
import { useFactsPage } from '../frame/use-facts-page.ts'
import styles from './day-layout.module.css'

export function DayLayout({ head, children }: { head: ReactNode; children: ReactNode }) {
  useFactsPage()
  return (
    <div className={styles.page}>
      {head}
      <Header title="Fact & Fable" hasLogo>
        <ToShare />
        <ToGame />
      </Header>
      <main className={styles.main}>{children}</main>
      <Footer />
      <Notice />
    </div>
  )
}
