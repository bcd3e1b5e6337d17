import 'react-toastify/ReactToastify.css';
import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { restoreLanguage } from './shared/lib/language';

const root = document.getElementById('root');
async function start(container: HTMLElement): Promise<void> {
  await restoreLanguage();
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (root) void start(root);
