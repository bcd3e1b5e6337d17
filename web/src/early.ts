import { addressIn, pathIn } from './shared/lib/address';
import type { EarlyAction } from './shared/lib/early-actions';
import { preferredLanguage } from './shared/lib/preferred-language';
import { readStored, tokenKey } from './shared/lib/storage';

/** The menu's query, put in by the build. */
declare const menuQuery: string;

/** Puts the screen of this address on the page, if the server has drawn it. */
function showDrawn(root: HTMLElement): void {
  const path = addressIn(location.hash);
  const language = preferredLanguage();
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-path]')) {
    const { dataset } = template;
    if (dataset['path'] === path && dataset['language'] === language) {
      root.append(template.content);
      root.dataset['drawn'] = path;
      document.documentElement.lang = `${language}-IN`;
    }
    template.remove();
  }
}

/** Remembers what is pressed and typed until the shop's code is there: nobody presses 'Add to Cart' for nothing. */
function holdActions(root: HTMLElement): void {
  const list: EarlyAction[] = [];
  const press = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button) return;
    // The button of a form would send it.
    event.preventDefault();
    list.push({ button });
  };
  const type = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) list.push({ field: target, text: target.value });
  };
  root.addEventListener('click', press);
  root.addEventListener('input', type);
  globalThis.earlyActions = {
    list,
    stop: () => {
      root.removeEventListener('click', press);
      root.removeEventListener('input', type);
    },
  };
}

/** The code of the menu's screen, which would be asked for when the shop's own is there. */
function preloadMenuScreen(files = ''): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}

/** The menu as it is now: the page may have been kept on the device for a while. */
function askForMenu(): void {
  const answer = fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
    body: JSON.stringify({ operationName: 'Menu', variables: {}, query: menuQuery }),
  });
  // Whoever takes the answer hears of a failure, and tries again.
  answer.catch(() => undefined);
  globalThis.earlyMenu = { answer, askedAt: performance.now() };
}

/**
 * Runs the shop's code, each piece in a task of its own: as one it would hold up a slow phone for a fifth of a second.
 * The last one brings along whatever could not be fetched before.
 */
async function runCode(pieces = ''): Promise<void> {
  for (const src of pieces.split(' ')) {
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
}

// In the page itself, at its end: what it does is done before the shop's code has come.
const files = document.currentScript?.dataset;
void runCode(files?.['code']);
const root = document.getElementById('root');
if (root) {
  showDrawn(root);
  if (root.hasChildNodes()) {
    holdActions(root);
    // The screen was drawn for somebody unknown, whom it invites to log in.
    if (readStored(tokenKey)) document.documentElement.dataset['session'] = 'kept';
  }
}
const screen = pathIn(location.hash);
if (screen === '/menu') preloadMenuScreen(files?.['menuScreen']);
if (screen === '/menu' || screen === '/') askForMenu();
