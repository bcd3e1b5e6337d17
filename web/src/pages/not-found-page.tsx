import nothingFound from '../assets/nothing-found.svg';
import { ButtonLink } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { Page } from '../shared/ui/page';
import { useTexts } from '../texts/texts';

export function NotFoundPage() {
  const t = useTexts();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        picture={nothingFound}
        title={t('notFound.heading')}
        action={<ButtonLink to="/menu">{t('menu.see')}</ButtonLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  );
}
