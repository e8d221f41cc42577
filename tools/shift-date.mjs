// @ts-check
// For `node --import`: the dates of the process begin at SHIFT_TO, an ISO time, and go on from there, or are as
// many seconds off as the file SHIFT_FILE says, which may change. Monotonic clocks and timers stay as they are.
// How to run the tests with it: docs/ARCHITECTURE.md, "Tests".
import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'

const RealDate = Date
const { SHIFT_TO, SHIFT_FILE } = process.env
let shift = SHIFT_TO ? RealDate.parse(SHIFT_TO) - RealDate.now() : 0
if (Number.isNaN(shift)) throw new Error(`SHIFT_TO=${SHIFT_TO} is no ISO time.`)

if (SHIFT_FILE) {
  const read = () => {
    shift = Number(readFileSync(SHIFT_FILE, 'utf8')) * 1000
  }
  read()
  setInterval(read, 100).unref()
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, self) =>
    Reflect.construct(target, parameters.length ? parameters : [target.now() + shift], self),
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, name) =>
    name === 'now' ? () => target.now() + shift : Reflect.get(target, name, target),
})
