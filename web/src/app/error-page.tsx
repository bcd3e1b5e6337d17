import pot from '../assets/pot.svg';
import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { useRestaurant } from '../domain/restaurant/restaurant';
import { useTexts } from '../texts/texts';
import { reloadNewest } from './new-version';

/** Replaces a screen that crashed or whose code cannot be fetched. */
export function ErrorPage() {
  const t = useTexts();
  const { name } = useRestaurant();
  return (
    <main>
      <title>{`${t('errorPage.title')} · ${name}`}</title>
      <div role="alert">
        <EmptyState
          picture={pot}
          title={t('errorPage.title')}
          heading="h1"
          action={<Button onClick={() => void reloadNewest()}>{t('common.tryAgain')}</Button>}
        >
          {t('errorPage.text')} <a href="#/">{t('errorPage.home')}</a>
        </EmptyState>
      </div>
    </main>
  );
}
