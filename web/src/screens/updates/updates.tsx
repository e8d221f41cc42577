import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { usePage } from '../../ui/page.ts'

/** What changed in the game, newest first (section 2). */
export default function Updates() {
  const heading = usePage('Hundred Days - Updates')
  return (
    <div className="screen camp">
      <Header title="Hundred Days - Updates" logo="campfire" heading={heading}>
        <BackToFacts />
        <ToGame strong />
      </Header>
      <main className="plain-page">
        <h2>Nothing has changed yet</h2>
        <p>The game is as new as it gets. When it learns something, it will be told here.</p>
      </main>
      <Footer />
    </div>
  )
}
