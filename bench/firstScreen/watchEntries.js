/** Runs in the page before anything of it: gathers the browser's entries into `seen`, and when `ready` stands on the page. */
const seen = { firstPaint: 0, largestPaint: 0, usable: 0, awake: 0, blocking: 0, layoutShift: 0 };
globalThis.seen = seen;

const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.firstPaint = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
observe('layout-shift', ({ value }) => (seen.layoutShift += value));
observe('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));

/** Seen as soon as it stands there and the main thread has a moment; a frame later than it is painted. */
const watch = (selector, take) => {
  const look = () => {
    const element = globalThis.document.querySelector(selector);
    if (element?.checkVisibility()) setTimeout(() => take(performance.now()));
    else globalThis.requestAnimationFrame(look);
  };
  look();
};
watch(globalThis.ready, (time) => (seen.usable = time));
watch('html[data-ready]', (time) => (seen.awake = time));
