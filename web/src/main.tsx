import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { App } from './app/app';
import { keepOnDevice } from './app/new-version';
import { fetchScreensOnIntent } from './app/prefetch';
import { fetchScreen } from './app/routes';
import { pathIn } from './shared/lib/address';
import { drawnPath, isAsDrawn, rootOfPage } from './shared/lib/drawn';
import { replayEarlyActions } from './shared/lib/early-actions';
import { firstViewDrawn, turnAfterFirstView } from './shared/lib/first-view';
import { restoreLanguage } from './shared/lib/language';

/** So long the shop waits for the screen that it opens with, if that is about to come. */
const patienceMs = 100;

// Its code comes while the shop is drawn and the session is asked for.
const screen = fetchScreen(pathIn(window.location.hash));
fetchScreensOnIntent();

async function start(root: HTMLElement): Promise<void> {
  const isDrawn = drawnPath() !== undefined;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  // What the server has drawn stands there meanwhile.
  await Promise.all([restoreLanguage(), isDrawn ? screen : Promise.race([screen, patience])]);
  // In slices: on a slow phone the browser has more to do meanwhile, such as asking for the first picture.
  startTransition(() => {
    if (isAsDrawn()) hydrateRoot(root, shop, { onRecoverableError: reportUnlessGone });
    else {
      delete document.documentElement.dataset['session'];
      createRoot(root).render(shop);
    }
  });
  void firstViewDrawn.then(replayEarlyActions);
  if (import.meta.env.PROD) void firstViewDrawn.then(turnAfterFirstView).then(keepOnDevice);
}

/** Whoever goes elsewhere while the drawn screen is taken over gets a new one instead: that is no fault. */
function reportUnlessGone(error: unknown): void {
  if (isAsDrawn()) reportError(error);
}

const shop = (
  <StrictMode>
    <App router={HashRouter} isDrawn={isAsDrawn} />
  </StrictMode>
);

const root = rootOfPage();
if (root) void start(root);
