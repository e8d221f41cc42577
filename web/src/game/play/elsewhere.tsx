import { SCREEN_PATHS } from '@fable/contract/limits'
import { Head } from '../../lib/head.tsx'
import { NightPage } from '../../scenery/night-page.tsx'
import { Button } from '../../ui/button.tsx'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'

export default function Elsewhere({ onPlayHere }: { onPlayHere: () => void }) {
  return (
    <NightPage
      chapter="dusk"
      fire="left"
      header={
        <>
          <Head title="Hundred Days" description={undefined} path={SCREEN_PATHS.game} />
          <Header title="Hundred Days">
            <BackToFacts />
          </Header>
        </>
      }
    >
      <PlainPage>
        <h2>The game is open elsewhere</h2>
        <p>
          Another tab is playing it. Press the button to move it here; closing the other tab does
          the same.
        </p>
        <Button look="strong" onClick={onPlayHere}>
          Play here
        </Button>
      </PlainPage>
    </NightPage>
  )
}
