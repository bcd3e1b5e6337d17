import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { keepOnDevice } from './app/new-version';
import { fetchScreensOnIntent, pathIn } from './app/prefetch';
import { fetchScreen } from './app/routes';
import { afterFirstView } from './shared/lib/first-view';
import { restoreLanguage } from './shared/lib/language';

/** So long the shop waits for the screen that it opens with, if that is about to come. */
const patienceMs = 100;

// Its code comes while the shop is drawn and the session is asked for.
const screen = fetchScreen(pathIn(window.location.hash));
fetchScreensOnIntent();
if (import.meta.env.PROD) void afterFirstView.then(keepOnDevice);

const root = document.getElementById('root');
async function start(container: HTMLElement): Promise<void> {
  await Promise.all([
    restoreLanguage(),
    Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patienceMs))]),
  ]);
  // In slices: on a slow phone the browser has more to do meanwhile, such as asking for the first picture.
  startTransition(() => {
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
}

if (root) void start(root);
