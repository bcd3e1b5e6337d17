import './shared/lib/early-menu';

/** The menu's query, put in by the build. */
declare const menuQuery: string;

// A file of its own in front of all others: the menu is on its way while the shop's code is still being fetched.
if (/^(#\/?|#\/menu)?(\?.*)?$/.test(location.hash)) {
  const answer = fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
    body: JSON.stringify({ operationName: 'Menu', variables: {}, query: menuQuery }),
  });
  // Whoever takes it hears of a failure, and tries again.
  answer.catch(() => undefined);
  globalThis.earlyMenu = { answer, askedAt: performance.now() };
}
