import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { usePage } from '../../ui/page.ts'

/** The shop, a placeholder by design (section 2). */
export default function Shop() {
  const heading = usePage('Shop - Hundred Days')
  return (
    <div className="screen camp">
      <Header title="Shop" logo="campfire" heading={heading}>
        <BackToFacts />
        <ToGame strong />
      </Header>
      <main className="plain-page">
        <h2>Shop Coming Soon!</h2>
        <p>Marlowe is still arguing with the shelf.</p>
      </main>
      <Footer />
    </div>
  )
}
