import { earlyMenuAsked } from './shared/lib/early-menu';
import { srcSetOf } from './shared/lib/picture-files';
import { cardSizes, eagerCards } from './features/menu/card-sizes';
import { heroSizes } from './pages/hero-sizes';

/** The menu's query, put in by the build. */
declare const menuQuery: string;

interface Dish {
  readonly category: string | null;
  readonly image: string | null;
}

/** The picture that the home page opens with, if it is this one: a guess that is wrong costs nothing but a picture. */
function preloadHero(menu: readonly Dish[]): void {
  preloadPicture(
    menu.find((dish) => dish.image && dish.category === menu[0]?.category)?.image,
    heroSizes.large,
  );
}

/** Those of the cards that the menu opens with. */
function preloadCards(menu: readonly Dish[]): void {
  for (const { image } of menu.slice(0, eagerCards)) preloadPicture(image, cardSizes);
}

function preloadPicture(image: string | null | undefined, sizes: string): void {
  const avif = image && srcSetOf(image, 'avif');
  const files = avif || (image && srcSetOf(image, 'webp'));
  if (!files) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = avif ? 'image/avif' : 'image/webp';
  link.imageSizes = sizes;
  link.imageSrcset = files;
  link.fetchPriority = 'high';
  document.head.append(link);
}

/** The code of the menu's screen, which would be asked for when the shop's own is there. */
function preloadMenuScreen(files = ''): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

// A file of its own in front of all others: the menu is on its way while the shop's code is still being fetched.
if (/^(#\/?|#\/menu)?(\?.*)?$/.test(location.hash)) {
  const answer = fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
    body: JSON.stringify({ operationName: 'Menu', variables: {}, query: menuQuery }),
  });
  const isHome = !location.hash.startsWith('#/menu');
  const isSearch = location.hash.includes('?');
  if (!isHome) preloadMenuScreen(document.currentScript?.dataset['menuScreen']);
  const preloadPictures = async () => {
    const { data }: { data?: { menu?: readonly Dish[] } } = await (await answer).clone().json();
    if (isHome) preloadHero(data?.menu ?? []);
    else if (!isSearch) preloadCards(data?.menu ?? []);
  };
  preloadPictures()
    // Whoever takes the answer hears of a failure, and tries again.
    .catch(() => undefined);
  globalThis.earlyMenu = { answer, askedAt: performance.now() };
  // Where the shop's code has overtaken this file.
  globalThis.dispatchEvent(new Event(earlyMenuAsked));
}
