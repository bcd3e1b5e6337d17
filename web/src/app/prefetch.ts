import { pathIn } from '../shared/lib/address';
import { fetchScreen } from './routes';

/** Events that precede a click on a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the code of a screen when its link is hovered, focused or touched. */
export function fetchScreensOnIntent(): void {
  for (const intent of intents) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]');
        if (link) void fetchScreen(pathIn(link.hash));
      },
      { passive: true },
    );
  }
}
