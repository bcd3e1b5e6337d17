import { Link } from 'react-router-dom';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { Fact, Facts } from '../../shared/ui/facts';
import { useTexts } from '../texts/texts';
import { environmentVariable } from './environment-variable';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import { useShopSetup } from './use-shop-setup';

/** What sends the shop's mails. */
export function MessagesSection() {
  const t = useTexts();
  const { setup, error, retry } = useShopSetup();
  return (
    <SettingsSection title={t('settings.mailServer')}>
      {setup ? (
        <MailServer server={setup.mailServer} />
      ) : error ? (
        <RetryNotice onRetry={retry}>{t('settings.setupFailed')}</RetryNotice>
      ) : (
        <Skeleton />
      )}
      <p>
        <Link to="/admin/mails">{t('settings.sentMails')}</Link>
      </p>
    </SettingsSection>
  );
}

interface MailServerProps {
  readonly server: { readonly host: string; readonly from: string } | null;
}

function MailServer({ server }: MailServerProps) {
  const t = useTexts();
  return (
    <>
      <p className={`row baseline gap-2 ${styles['state']}`} data-tone={server ? 'good' : 'warning'}>
        {t(server ? 'settings.mailOn' : 'settings.mailOff')}
      </p>
      {server && (
        <Facts className={styles['facts']}>
          <Fact term={t('settings.mailHost')}>{server.host}</Fact>
          <Fact term={t('settings.mailFrom')}>{server.from}</Fact>
        </Facts>
      )}
      <p className="muted small">{t.rich('settings.mailHint', environmentVariable)}</p>
    </>
  );
}
