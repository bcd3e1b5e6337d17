import './shared/ui/tokens.css';
import './shared/ui/base.css';
import './shared/ui/layout.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { App } from './app/app';
import { keepOnDevice } from './app/new-version';
import { fetchScreensOnIntent } from './app/prefetch';
import { routes } from './app/routes';
import { fetchScreen } from './app/screen-route';
import { pathIn } from './shared/lib/address';
import { prerenderedPath, isPrerendered, rootOfPage } from './shared/lib/prerendered';
import { replayEarlyActions } from './shared/lib/early-actions';
import { firstViewInteractive, turnAfterFirstView } from './shared/lib/first-view';
import { restoreLanguage } from './shared/lib/stored-language';

/** Milliseconds. Maximum wait for the code of the first screen before rendering. */
const timeoutMs = 100;

// Loads while the shop renders and the session is checked.
const screen = fetchScreen(routes, pathIn(window.location.hash));
fetchScreensOnIntent(routes);

async function start(root: HTMLElement): Promise<void> {
  const hasPrerenderedScreen = prerenderedPath() !== undefined;
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  // The prerendered screen is visible meanwhile.
  await Promise.all([restoreLanguage(), hasPrerenderedScreen ? screen : Promise.race([screen, timeout])]);
  // In a transition, so that a slow phone can do other work in between, such as loading the first picture.
  startTransition(() => {
    if (isPrerendered()) hydrateRoot(root, shop, { onRecoverableError: reportUnlessGone });
    else {
      delete document.documentElement.dataset['session'];
      createRoot(root).render(shop);
    }
  });
  void firstViewInteractive.then(replayEarlyActions);
  if (window.parent !== window) void firstViewInteractive.then(preview);
  if (import.meta.env.PROD) void firstViewInteractive.then(turnAfterFirstView).then(keepOnDevice);
}

const preview = async () => (await import('./app/follow-preview')).followPreview();

/** Navigation during hydration renders a new screen instead: not an error. */
function reportUnlessGone(error: unknown): void {
  if (isPrerendered()) reportError(error);
}

const shop = (
  <StrictMode>
    <App router={HashRouter} isPrerendered={isPrerendered} />
  </StrictMode>
);

const root = rootOfPage();
if (root) void start(root);
