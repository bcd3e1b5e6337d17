import nothingFound from '../assets/nothing-found.svg';
import { useTexts } from '../features/admin/texts/texts';
import { ButtonLink } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { Page } from '../shared/ui/page';

export function AdminNotFoundPage() {
  const t = useTexts();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        picture={nothingFound}
        title={t('notFound.heading')}
        action={<ButtonLink to="/admin/dashboard">{t('admin.goToDashboard')}</ButtonLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  );
}
