import { addressIn } from './shared/lib/address';
import type { EarlyAction } from './shared/lib/early-actions';
import { preferredLanguage } from './shared/lib/preferred-language';
import { readStored, tokenKey } from './shared/lib/storage';

/** Shows the prerendered screen of this address and language, if there is one. */
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
  globalThis.earlyActions = {
    list,
    stop: () => {
      root.removeEventListener('click', press);
      root.removeEventListener('input', type);
    },
  };
}

/**
 * Loads the chunks in parallel and runs each in a task of its own: a single task would block a slow phone for 200 ms.
 * The last chunk imports those that failed to load before.
 */
async function runCode(chunks: readonly string[]): Promise<void> {
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
}

// Inlined at the end of the page, so it runs before other code has loaded.
const root = document.getElementById('root');
if (root) {
  showDrawn(root);
  if (root.hasChildNodes()) {
    recordActions(root);
    // Prerendered screens are those of visitors. A style hides the login link.
    if (readStored(tokenKey)) document.documentElement.dataset['session'] = 'kept';
  }
}
void runCode(document.currentScript?.dataset['code']?.split(' ') ?? []);
