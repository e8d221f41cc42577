// @ts-check
// For `node --import`: the dates of the process begin at SHIFT_TO, an ISO time, and go on from there. Monotonic
// clocks and timers stay as they are. How to run the tests with it: docs/ARCHITECTURE.md, "Tests".
const RealDate = Date
const shift = process.env.SHIFT_TO ? RealDate.parse(process.env.SHIFT_TO) - RealDate.now() : 0
if (Number.isNaN(shift)) throw new Error(`SHIFT_TO=${process.env.SHIFT_TO} is no ISO time.`)

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, self) =>
    Reflect.construct(target, parameters.length ? parameters : [target.now() + shift], self),
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, name) =>
    name === 'now' ? () => target.now() + shift : Reflect.get(target, name, target),
})
