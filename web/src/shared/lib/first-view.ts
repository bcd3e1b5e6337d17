/** The longest that anything waits for a first view whose pictures are slow to come. */
const patienceMs = 3_000;

let isDrawn = false;
let sayDrawn = () => {};

/** Resolves once something stands on the page that answers to clicks. */
export const firstViewDrawn = new Promise<void>((resolve) => {
  sayDrawn = resolve;
});

/** Says that something stands on the page. */
export function firstViewIsDrawn(): void {
  isDrawn = true;
  sayDrawn();
}

export const isFirstViewDrawn = (): boolean => isDrawn;

/** Of the pictures that are fetched at once. A broken one is waited for no longer. */
const pictures = () =>
  [...document.images].filter(({ loading }) => loading === 'eager').map((picture) => picture.decode());

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such thing.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  });

/**
 * Resolves once the first view and its pictures are there and the browser has a moment: what nobody sees at once is
 * fetched then, because on a slow phone it would stand in the way of what is seen.
 */
export const afterFirstView: Promise<void> = Promise.race([
  firstViewDrawn.then(() => Promise.allSettled(pictures())),
  new Promise((resolve) => setTimeout(resolve, patienceMs)),
]).then(idle);

let lastTurn = afterFirstView;

/** As {@link afterFirstView}, but one after the other, so that between them the browser answers to a thumb. */
export function turnAfterFirstView(): Promise<void> {
  const turn = lastTurn;
  lastTurn = turn.then(idle);
  return turn;
}
