/** Milliseconds. Maximum wait for the pictures of the first view. */
const patienceMs = 3_000;

let isDrawn = false;
let sayDrawn = () => {};

/** Resolves when the page is interactive. */
export const firstViewDrawn = new Promise<void>((resolve) => {
  sayDrawn = resolve;
});

/** Marks the page as interactive. */
export function firstViewIsDrawn(): void {
  isDrawn = true;
  sayDrawn();
}

export const isFirstViewDrawn = (): boolean => isDrawn;

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
  firstViewDrawn.then(() => Promise.allSettled(pictures())),
  new Promise((resolve) => setTimeout(resolve, patienceMs)),
]).then(idle);

let lastTurn = afterFirstView;

/** As {@link afterFirstView}, one after the other, so that the browser can handle input in between. */
export function turnAfterFirstView(): Promise<void> {
  const turn = lastTurn;
  lastTurn = turn.then(idle);
  return turn;
}
