import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { useSession } from '../../domain/session/session';

/** Names whose session ends in this browser when somebody else signs in. Nothing for visitors. */
export function SessionEnds() {
  const t = useTexts();
  const { user } = useSession();
  if (!user) return null;
  const { name, email, phone } = user;
  const contact = email || phone;
  return (
    <Notice tone="warning">{t('session.ends', { who: contact ? `${name} (${contact})` : name })}</Notice>
  );
}
