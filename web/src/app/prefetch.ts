import { pathIn } from '../shared/lib/address';
import { fetchScreen } from './routes';

/** What comes before somebody follows a link, by mouse, by keyboard and by thumb. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a screen as soon as somebody is about to go there: by the click it is often there. */
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
