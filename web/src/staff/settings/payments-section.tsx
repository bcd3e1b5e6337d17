import { usePhoneCodeChannels } from '../../domain/restaurant/use-phone-code-channels';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { NumberField } from '../../shared/ui/number-field';
import { RazorpayKeys } from '../connections/razorpay-keys';
import { useConnections } from '../connections/use-connections';
import { useTexts } from '../texts/texts';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';
import { useShopSetup } from './use-shop-setup';

/** What takes online payments, and what bookings cost. */
export function PaymentsSection({ form: { number } }: SectionProps) {
  const t = useTexts();
  const { setup, error, retry } = useShopSetup();
  const { connections, error: connectionsError, retry: retryConnections } = useConnections();
  const { channels } = usePhoneCodeChannels();
  return (
    <>
      <SettingsSection title={t('settings.account')}>
        {setup ? (
          <>
            <p
              className={`row baseline gap-2 ${styles['state']}`}
              data-tone={setup.payments === 'LIVE' ? 'good' : 'warning'}
            >
              {t(`paymentAccount.${setup.payments}`)}
            </p>
            <p className="muted small">{t(`paymentAccountHint.${setup.payments}`)}</p>
            {connections ? (
              <RazorpayKeys connection={connections.razorpay} />
            ) : connectionsError ? (
              <RetryNotice onRetry={retryConnections}>{t('connections.failed')}</RetryNotice>
            ) : (
              <Skeleton />
            )}
          </>
        ) : error ? (
          <RetryNotice onRetry={retry}>{t('settings.setupFailed')}</RetryNotice>
        ) : (
          <Skeleton />
        )}
      </SettingsSection>
      <SettingsSection title={t('settings.cash')} hint={t('settings.cashHint')}>
        <div className={`stack gap-4 items-start ${styles['pair']}`}>
          <NumberField {...number('maxCash')} />
          <NumberField {...number('codeAbove')} />
        </div>
        {channels && (
          <p className="muted small">
            {channels.length > 0
              ? t(`codesBy.${channels.length > 1 ? 'BOTH' : (channels[0] ?? 'SMS')}`)
              : t('settings.codeByNone')}
          </p>
        )}
      </SettingsSection>
      <SettingsSection title={t('settings.bookings')}>
        <div className={`stack gap-4 items-start ${styles['pair']}`}>
          <NumberField {...number('bookingFee')} />
          <NumberField {...number('refundHours')} />
        </div>
        <p className="muted small">{t('settings.refundHint')}</p>
      </SettingsSection>
    </>
  );
}
