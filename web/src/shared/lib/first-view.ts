/** The longest that anything waits for a first view whose pictures are slow to come. */
const patienceMs = 3_000;

/**
 * Resolves once the first view and its pictures are there and the browser has a moment: what nobody sees at once is
 * fetched then, because on a slow phone it would stand in the way of what is seen.
 */
export const afterFirstView: Promise<void> = new Promise((resolve) => {
  const whenIdle = () => {
    // Safari has no such thing.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  };
  if (document.readyState === 'complete') whenIdle();
  else {
    window.addEventListener('load', whenIdle, { once: true });
    setTimeout(whenIdle, patienceMs);
  }
});
