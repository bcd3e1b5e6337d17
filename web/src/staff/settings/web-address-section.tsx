import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { PublicAddressKeys } from '../connections/public-address-keys';
import { useConnections } from '../connections/use-connections';
import { useTexts } from '../texts/texts';
import { SettingsSection } from './settings-section';

/** Where customers find the shop. */
export function WebAddressSection() {
  const t = useTexts();
  const { connections, error, retry } = useConnections();
  return (
    <SettingsSection title={t('publicAddress.title')} hint={t('publicAddress.hint')}>
      {connections ? (
        <PublicAddressKeys connection={connections.address} />
      ) : error ? (
        <RetryNotice onRetry={retry}>{t('connections.failed')}</RetryNotice>
      ) : (
        <Skeleton />
      )}
    </SettingsSection>
  );
}
