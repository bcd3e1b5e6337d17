import { ButtonLink } from '../../shared/ui/button';
import { NotFoundPage } from '../../shared/ui/not-found-page';
import { useTexts } from '../../staff/texts/texts';

export function StaffNotFoundPage() {
  const t = useTexts();
  return <NotFoundPage wayOut={<ButtonLink to="/admin">{t('admin.goToStart')}</ButtonLink>} />;
}
