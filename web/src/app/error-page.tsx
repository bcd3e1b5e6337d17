import pot from '../assets/pot.svg';
import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { reloadNewest } from './new-version';

/** When a screen breaks or its code cannot be fetched: a way out instead of a blank page. */
export function ErrorPage() {
  return (
    <main role="alert">
      <EmptyState
        picture={pot}
        title="Something boiled over"
        action={<Button onClick={() => void reloadNewest()}>Try again</Button>}
      >
        This screen could not be shown. Your cart is safe. <a href="#/">Go to the home page</a>
      </EmptyState>
    </main>
  );
}
