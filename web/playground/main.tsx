import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '../src/shared/ui/tokens.css';
import './playground.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Playground } from './playground';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  );
}
