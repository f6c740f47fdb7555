// `npm run test:faults`: the whole fault suite; `npm test` runs its quick part.
process.env.FAULT_SUITE = 'whole';
process.argv.splice(2, 0, 'faults');
await import('./test.mjs');
