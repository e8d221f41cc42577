/** The report's style: both themes, phone to wide screen. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #22252b; --soft: #5c6470; --paper: #fbf9f4; --card: #fff;
  --edge: #ddd6c8; --ember: #b3471d; --moss: #2f7d4f; --steel: #2f62a8; --gold: #9a6b00; --rest: #c9c2b4 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dc; --soft: #a8a296; --paper: #16181c;
  --card: #1f2227; --edge: #363a42; --ember: #ff9a63; --moss: #74cf98; --steel: #86b6ff; --gold: #f0c451;
  --rest: #4a4e57 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
h3 { font-size: 1rem; margin: 0 0 .25rem } p { margin: .25rem 0; color: var(--soft) }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)) }
.card { background: var(--card); border: 1px solid var(--edge); border-radius: .5rem; padding: .75rem; min-width: 0 }
.wide { overflow-x: auto } .wide th:first-child, .wide td:first-child { min-width: 9rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .5rem .2rem 0; text-align: right; font-weight: normal; white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal }
thead th { color: var(--soft); border-bottom: 1px solid var(--edge) }
td.plot { width: 45%; min-width: 6rem }
.chart { display: block; width: 100%; height: auto } .chart text { fill: var(--soft); font-size: 10px }
.grid { stroke: var(--edge); stroke-width: 1 } .line { fill: none; stroke-width: 2; stroke-linejoin: round }
.bar { display: block; width: 100%; height: .7rem }
.line.ember { stroke: var(--ember) } .line.moss { stroke: var(--moss) } .line.steel { stroke: var(--steel); stroke-dasharray: 6 2 }
.line.gold { stroke: var(--gold); stroke-dasharray: 2 2 } .line.rest { stroke: var(--rest); stroke-width: 1 }
rect.ember { fill: var(--ember) } rect.moss { fill: var(--moss) } rect.steel { fill: var(--steel) }
rect.gold { fill: var(--gold) } rect.rest { fill: var(--rest) }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; margin: .25rem 0; list-style: none; color: var(--soft); font-size: .875rem }
.key li::before { content: ''; display: inline-block; width: .8em; height: .8em; margin-right: .4em; background: currentColor }
.key .ember::before { background: var(--ember) } .key .moss::before { background: var(--moss) }
.key .steel::before { background: var(--steel) } .key .gold::before { background: var(--gold) } .key .rest::before { background: var(--rest) }
`
