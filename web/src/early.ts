import { addressIn } from './shared/lib/address';
import type { EarlyAction } from './shared/lib/early-actions';
import { reportOutdatedBrowser } from './shared/lib/outdated-browser';
import { preferredLanguage } from './shared/lib/preferred-language';
import { readStored, tokenKey } from './shared/lib/storage';

/** Shows the prerendered screen of this address and language, if there is one. */
function showPrerendered(root: HTMLElement): void {
  const path = addressIn(location.hash);
  const language = preferredLanguage();
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-path]')) {
    const { dataset } = template;
    if (dataset['path'] === path && dataset['language'] === language) {
      root.append(template.content);
      root.dataset['prerendered'] = path;
      root.dataset['language'] = language;
      document.documentElement.lang = `${language}-IN`;
    }
    template.remove();
  }
}

/** Records clicks and input until React has hydrated the screen and replays them: see `replayEarlyActions`. */
function recordActions(root: HTMLElement): void {
  const list: EarlyAction[] = [];
  const press = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button) return;
    // Otherwise the form would be submitted.
    event.preventDefault();
    list.push({ button });
  };
  const type = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) list.push({ field: target, text: target.value });
  };
  root.addEventListener('click', press);
  root.addEventListener('input', type);
  window.earlyActions = {
    list,
    stop: () => {
      root.removeEventListener('click', press);
      root.removeEventListener('input', type);
    },
  };
}

/** Reports errors of the code that starts the shop: the browser cannot parse it, or lacks what it needs. */
function reportErrorsIn(chunks: readonly string[]): () => void {
  const urls = chunks.map((chunk) => new URL(chunk, document.baseURI).href);
  const listener = ({ filename }: ErrorEvent) => {
    // Others are of extensions.
    if (urls.includes(filename)) reportOutdatedBrowser();
  };
  window.addEventListener('error', listener);
  return () => window.removeEventListener('error', listener);
}

/** Reports code of the other screens that the browser cannot parse, but not code that it cannot fetch. */
function reportUnparsedScreens(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (payload instanceof SyntaxError) reportOutdatedBrowser();
  });
}

/**
 * Loads the chunks in parallel and runs each in a task of its own: a single task would block a slow phone for 200 ms.
 * The last chunk imports those that failed to load before.
 */
async function runCode(chunks: readonly string[]): Promise<void> {
  // Neither runs modules nor reports an error.
  if (!('noModule' in HTMLScriptElement.prototype)) return reportOutdatedBrowser();
  reportUnparsedScreens();
  const stopReporting = reportErrorsIn(chunks);
  // After the requests for the first pictures, which begin in microtasks.
  await Promise.resolve();
  for (const href of chunks) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  for (const src of chunks) {
    await new Promise((resolve) => {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = src;
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
      document.head.append(script);
    });
  }
  // The shop shows its later errors itself.
  stopReporting();
}

// Inlined at the end of the page, so it runs before other code has loaded.
const root = document.getElementById('root');
if (root) {
  showPrerendered(root);
  if (root.hasChildNodes()) {
    recordActions(root);
    // Prerendered screens are those of visitors. A style hides the login link.
    if (readStored(tokenKey)) document.documentElement.dataset['session'] = 'kept';
  }
}
void runCode(document.currentScript?.dataset['code']?.split(' ') ?? []);
