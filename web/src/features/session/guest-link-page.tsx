import { useParams } from 'react-router-dom';
import { useTexts } from '../../texts/texts';
import { MailLink } from './mail-link';
import { useOpenGuestLink } from './use-guest-session';

/** Signs a guest in on another device. */
export function GuestLinkPage() {
  const t = useTexts();
  const { token = '', orderId } = useParams<'token' | 'orderId'>();
  const target = orderId ? `/track-order/${orderId}` : '/order-history';
  const { open, loading, error } = useOpenGuestLink(token, target);
  return (
    <MailLink
      title={t('guestLink.title')}
      text={t('guestLink.text')}
      action={t('guestLink.submit')}
      loading={loading}
      error={error}
      failure={t('guestLink.failed')}
      onPress={open}
    />
  );
}
