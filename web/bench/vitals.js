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
watch('longtask', ({ duration }) => {
  globalThis.vitals.blocked += Math.max(0, duration - 50);
});
