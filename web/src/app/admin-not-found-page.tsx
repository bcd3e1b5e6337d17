import { useTexts } from '../features/admin/texts/texts';
import { NotFoundPage } from '../pages/not-found-page';
import { ButtonLink } from '../shared/ui/button';

export function AdminNotFoundPage() {
  const t = useTexts();
  return <NotFoundPage wayOut={<ButtonLink to="/admin/dashboard">{t('admin.goToDashboard')}</ButtonLink>} />;
}
