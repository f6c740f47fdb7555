/** `node healthCheck.js 3000/api/health`: ends with 0 when this container's own process answers. */
const [address = ''] = process.argv.slice(2);
const isWell = await fetch(`http://127.0.0.1:${address}`, {
  signal: AbortSignal.timeout(4000),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
