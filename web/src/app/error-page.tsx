import pot from '../assets/pot.svg';
import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { useTexts } from '../texts/texts';
import { reloadNewest } from './new-version';

/** When a screen breaks or its code cannot be fetched: a way out instead of a blank page. */
export function ErrorPage() {
  const t = useTexts();
  return (
    <main role="alert">
      <EmptyState
        picture={pot}
        title={t('errorPage.title')}
        action={<Button onClick={() => void reloadNewest()}>{t('common.tryAgain')}</Button>}
      >
        {t('errorPage.text')} <a href="#/">{t('errorPage.home')}</a>
      </EmptyState>
    </main>
  );
}
