// Loaded into a process (node --import): its clock is wrong by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const now = () => RealDate.now() + shift;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (Real, given) => (given.length > 0 ? new Real(...given) : new Real(now())),
  apply: (Real) => new Real(now()).toString(),
  get: (Real, name) => (name === 'now' ? now : Reflect.get(Real, name)),
});
