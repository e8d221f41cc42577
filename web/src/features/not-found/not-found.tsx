import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Screen } from '../../ui/screen.tsx'
import { usePage } from '../../platform/page-title.ts'

/** The screen of an unknown path (section 2). The server responds with status 404. */
export default function NotFound() {
  const heading = usePage('Not found - Fact & Fable')
  return (
    <Screen>
      <Header title="Fact & Fable" logo="logo" heading={heading}>
        <ToGame strong />
        <BackToFacts />
      </Header>
      <PlainPage>
        <h2>Sucks To Suck</h2>
        <p>There is nothing at this address. It may have been a fact once, and was disputed.</p>
      </PlainPage>
      <Footer />
    </Screen>
  )
}
