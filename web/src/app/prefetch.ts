import type { RouteObject } from 'react-router-dom';
import { pathIn } from '../shared/lib/address';
import { fetchScreen } from './screen-route';

/** Events that precede a click on a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches the code of a screen when its link is hovered, focused or touched.
 * @returns a function that stops it
 */
export function fetchScreensOnIntent(routes: RouteObject[]): () => void {
  const controller = new AbortController();
  const fetchTarget = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]');
    if (link) void fetchScreen(routes, pathIn(link.hash));
  };
  for (const intent of intents)
    document.addEventListener(intent, fetchTarget, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
