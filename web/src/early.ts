import './shared/lib/early-menu';
import { srcSetOf } from './shared/lib/picture-files';
import { heroSizes } from './pages/hero-sizes';

/** The menu's query, put in by the build. */
declare const menuQuery: string;

interface Dish {
  readonly category: string | null;
  readonly image: string | null;
}

/** The picture that the home page opens with, if it is this one: a guess that is wrong costs nothing but a picture. */
function preloadHero({ data }: { data?: { menu?: readonly Dish[] } }): void {
  const menu = data?.menu ?? [];
  const image = menu.find((dish) => dish.image && dish.category === menu[0]?.category)?.image;
  const avif = image && srcSetOf(image, 'avif');
  const files = avif || (image && srcSetOf(image, 'webp'));
  if (!files) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = avif ? 'image/avif' : 'image/webp';
  link.imageSizes = heroSizes.large;
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
  if (!isHome) preloadMenuScreen(document.currentScript?.dataset['menuScreen']);
  answer
    .then(async (response) => isHome && preloadHero(await response.clone().json()))
    // Whoever takes the answer hears of a failure, and tries again.
    .catch(() => undefined);
  globalThis.earlyMenu = { answer, askedAt: performance.now() };
}
