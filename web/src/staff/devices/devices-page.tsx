import { useState } from 'react';
import type { DevicePlace } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { SettingsFrame } from '../settings/settings-frame';
import { useTexts } from '../texts/texts';
import { DeviceCard, type Device, type DevicePerson } from './device-card';
import { ChangeDialog, EndDialog, RemovePinDialog } from './device-dialogs';
import styles from './devices-page.module.css';
import { RegisterDialog } from './register-dialog';
import { useDevices, type Devices } from './use-devices';

/** The dialog that is open. Here, as its row may leave the list meanwhile. */
type Opened =
  | { readonly kind: 'register'; readonly place: DevicePlace }
  | { readonly kind: 'change' | 'end'; readonly device: Device }
  | { readonly kind: 'pin'; readonly device: Device; readonly person: DevicePerson };

/** The tablets of the restaurant, and how this browser becomes one. */
export function DevicesPage() {
  const t = useTexts();
  const list = useDevices();
  const { devices, error, loading, refetch } = list;
  const [opened, setOpened] = useState<Opened>();
  return (
    <Page>
      <SettingsFrame current="devices">
        <Card>
          <section className="stack gap-3" aria-labelledby="devices-here">
            <h2 id="devices-here" className="text-xl">
              {t('devices.here')}
            </h2>
            <p className="muted">{t('devices.hereText')}</p>
            <div className={styles['places']}>
              {(['KITCHEN', 'COUNTER'] as const).map((place) => (
                <Button
                  key={place}
                  variant="secondary"
                  size="lg"
                  onClick={() => setOpened({ kind: 'register', place })}
                >
                  {t(`deviceMake.${place}`)}
                </Button>
              ))}
            </div>
          </section>
        </Card>
        {!devices && loading && <ListSkeleton label={t('devices.loading')} />}
        {!devices && error && !loading && (
          <RetryNotice onRetry={refetch}>{errorMessage(error, t('devices.loadFailed'))}</RetryNotice>
        )}
        {devices && (
          <Card>
            <section className="stack gap-4" aria-labelledby="devices-signed-in">
              <h2 id="devices-signed-in" className="text-xl">
                {t('devices.list')}
              </h2>
              {devices.length === 0 && <p className="muted">{t('devices.none')}</p>}
              <ul className="stack divided">
                {devices.map((each) => (
                  <li key={each.id}>
                    <DeviceCard
                      device={each}
                      unlock={list.unlock}
                      onChange={(device) => setOpened({ kind: 'change', device })}
                      onEnd={(device) => setOpened({ kind: 'end', device })}
                      onRemovePin={(device, person) => setOpened({ kind: 'pin', device, person })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          </Card>
        )}
      </SettingsFrame>
      {opened && <OpenedDialog opened={opened} list={list} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

interface OpenedDialogProps {
  readonly opened: Opened;
  readonly list: Devices;
  readonly onClose: () => void;
}

function OpenedDialog({ opened, list, onClose }: OpenedDialogProps) {
  switch (opened.kind) {
    case 'register':
      return <RegisterDialog {...opened} register={list.register} onClose={onClose} />;
    case 'change':
      return <ChangeDialog {...opened} change={list.change} onClose={onClose} />;
    case 'end':
      return <EndDialog {...opened} end={list.end} onClose={onClose} />;
    case 'pin':
      return <RemovePinDialog {...opened} removePin={list.removePin} onClose={onClose} />;
  }
}
