// What the browser itself measures. Runs in the page, before anything else.
globalThis.vitals = { lcp: 0, cls: 0, blocked: 0 };

function watch(type, take) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  }).observe({ type, buffered: true });
}

watch('largest-contentful-paint', ({ startTime }) => {
  globalThis.vitals.lcp = startTime;
});
watch('layout-shift', ({ value }) => {
  globalThis.vitals.cls += value * 1000;
});
// As Total Blocking Time is defined, from the first paint on: before it there is nothing to press.
// https://web.dev/articles/tbt
const longTasks = [];
let firstPaint = Number.POSITIVE_INFINITY;
function count() {
  globalThis.vitals.blocked = longTasks.reduce((sum, { startTime, duration }) => {
    const seen = startTime + duration - Math.max(startTime + 50, firstPaint);
    return sum + Math.max(0, seen);
  }, 0);
}
watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') firstPaint = startTime;
  count();
});
watch('longtask', (task) => {
  longTasks.push(task);
  count();
});
