import { BackToFacts, Header } from '../../ui/header.tsx'
import { usePage } from '../../ui/page.ts'

/** What a tab shows while another one plays. */
export function Elsewhere({ onPlayHere }: { onPlayHere: () => void }) {
  const heading = usePage('Hundred Days')
  return (
    <div className="game-first">
      <Header title="Hundred Days" logo="campfire" heading={heading}>
        <BackToFacts />
      </Header>
      <main className="plain-page">
        <h2>The game is open elsewhere</h2>
        <p>
          Another tab has it. It can go on here from where it stands there, and that tab will wait
          in its turn.
        </p>
        <button type="button" className="button strong" onClick={onPlayHere}>
          Play here
        </button>
      </main>
    </div>
  )
}
