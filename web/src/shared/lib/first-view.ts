/** Milliseconds. Maximum wait for the pictures of the first view. */
const patienceMs = 3_000;

let isInteractive = false;
let resolveInteractive = () => {};

/** Resolves when the page is interactive. */
export const firstViewInteractive = new Promise<void>((resolve) => {
  resolveInteractive = resolve;
});

/** Marks the page as interactive. */
export function markFirstViewInteractive(): void {
  isInteractive = true;
  resolveInteractive();
}

export const isFirstViewInteractive = (): boolean => isInteractive;

/** Waits for eagerly loaded pictures, or their errors. */
const pictures = () =>
  [...document.images].filter(({ loading }) => loading === 'eager').map((picture) => picture.decode());

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  });

/**
 * Resolves when the first view and its pictures are loaded and the browser is idle, for content that is not visible at
 * first and would delay the first view on a slow phone.
 */
export const afterFirstView: Promise<void> = Promise.race([
  firstViewInteractive.then(() => Promise.allSettled(pictures())),
  new Promise((resolve) => setTimeout(resolve, patienceMs)),
]).then(idle);

let lastTurn = afterFirstView;

/** As {@link afterFirstView}, one after the other, so that the browser can handle input in between. */
export function turnAfterFirstView(): Promise<void> {
  const turn = lastTurn;
  lastTurn = turn.then(idle);
  return turn;
}
