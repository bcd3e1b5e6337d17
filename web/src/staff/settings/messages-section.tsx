import { Link } from 'react-router-dom';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { MailServerKeys } from '../connections/mail-server-keys';
import { SmsKeys, WhatsAppKeys } from '../connections/phone-keys';
import { useConnections } from '../connections/use-connections';
import { useTexts } from '../texts/texts';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import { useShopSetup } from './use-shop-setup';

/** What sends the shop's mails, and codes to phones. */
export function MessagesSection() {
  const t = useTexts();
  const { setup } = useShopSetup();
  const { connections, error, retry } = useConnections();
  if (!connections)
    return error ? <RetryNotice onRetry={retry}>{t('connections.failed')}</RetryNotice> : <Skeleton />;
  return (
    <>
      <SettingsSection title={t('settings.mailServer')}>
        {setup && (
          <p
            className={`row baseline gap-2 ${styles['state']}`}
            data-tone={setup.mailServer ? 'good' : 'warning'}
          >
            {t(setup.mailServer ? 'settings.mailOn' : 'settings.mailOff')}
          </p>
        )}
        <MailServerKeys connection={connections.mail} />
        <p>
          <Link to="/admin/mails">{t('settings.sentMails')}</Link>
        </p>
      </SettingsSection>
      <SettingsSection title={t('sms.title')} hint={t('sms.hint')}>
        <SmsKeys connection={connections.sms} />
      </SettingsSection>
      <SettingsSection title={t('whatsApp.title')} hint={t('whatsApp.hint')}>
        <WhatsAppKeys connection={connections.whatsApp} />
      </SettingsSection>
    </>
  );
}
