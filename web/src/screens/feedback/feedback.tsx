import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { usePage } from '../../ui/page.ts'

/** Where a player tells us something. */
export default function Feedback() {
  const heading = usePage('Feedback - Hundred Days')
  return (
    <div className="screen camp">
      <Header title="Feedback" logo="campfire" heading={heading}>
        <BackToFacts />
        <ToGame />
      </Header>
      <main className="plain-page">
        <h2>The suggestion box is being built</h2>
        <p>It has a lid already. The slot comes next.</p>
      </main>
      <Footer />
    </div>
  )
}
