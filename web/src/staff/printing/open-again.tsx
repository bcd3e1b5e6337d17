import { useLocation } from 'react-router-dom';
import { ButtonAnchor } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';

/** Opens the same screen in the page of staff, which alone may use USB: a page keeps the policy that it came with. */
export function OpenAgainLink() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <ButtonAnchor variant="secondary" size="sm" href={`staff#${pathname}${search}`}>
      {t('printHere.openAgain')}
    </ButtonAnchor>
  );
}
