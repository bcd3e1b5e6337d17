import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { DeviceCardFragment } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { formatMoment } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { DevicePins } from './device-pins';
import styles from './devices-page.module.css';
import type { Devices } from './use-devices';

const Fragment = graphql(`
  fragment DeviceCard on Device {
    id
    name
    place
    demandsPerson
    lockMinutes
    registeredBy
    registeredAt
    lastSeenAt
    appVersion
    batteryPercent
    isCharging
    lockedSince
    copiedSince
    persons {
      id
      name
      role
      hasPin
      lockedUntil
    }
  }
`);

export type Device = DeviceCardFragment;
export type DevicePerson = Device['persons'][number];

interface DeviceCardProps {
  readonly device: FragmentType<typeof Fragment>;
  readonly unlock: Devices['unlock'];
  readonly onChange: (device: Device) => void;
  readonly onEnd: (device: Device) => void;
  readonly onRemovePin: (device: Device, person: DevicePerson) => void;
}

/** A tablet: when it was last seen, what is wrong with it, and who has a PIN on it. */
export function DeviceCard({ device: masked, unlock, onChange, onEnd, onRemovePin }: DeviceCardProps) {
  const t = useTexts();
  const device = readFragment(Fragment, masked);
  const { id, name, place, lastSeenAt, appVersion, batteryPercent, isCharging } = device;
  const { lockedSince, copiedSince, persons } = device;
  const [isUnlocking, setIsUnlocking] = useState(false);
  const isLocked = Boolean(lockedSince) || persons.some(({ lockedUntil }) => lockedUntil);
  const ending = t(copiedSince ? 'devices.remove' : 'devices.end');
  const battery =
    typeof batteryPercent === 'number' &&
    t(isCharging ? 'devices.charging' : 'devices.battery', { percent: String(batteryPercent) });
  const facts = [
    lastSeenAt ? t('devices.lastSeen', { time: formatMoment(lastSeenAt) }) : t('devices.notSeen'),
    battery,
    appVersion && t('devices.version', { version: appVersion }),
  ];
  const doUnlock = async () => {
    setIsUnlocking(true);
    try {
      await unlock({ variables: { id } });
      toast.success(t('devices.unlocked', { name }));
    } catch (error) {
      toast.error(errorMessage(error, t('devices.unlockFailed')));
    }
    setIsUnlocking(false);
  };

  return (
    <article className="stack gap-3" aria-label={name}>
      <div className="stack gap-1">
        <span className="row wrap gap-x-2">
          <strong className="anywhere">{name}</strong>
          <Badge tone="info">{t(`devicePlace.${place}`)}</Badge>
        </span>
        <span className="muted small anywhere">{facts.filter(Boolean).join(' · ')}</span>
        <span className="muted small anywhere">
          {t('devices.registered', { name: device.registeredBy, time: formatMoment(device.registeredAt) })}
        </span>
        <span className="muted small">
          {device.demandsPerson
            ? t('devices.demandsPin', { minutes: device.lockMinutes })
            : t('devices.demandsNone')}
        </span>
      </div>
      {copiedSince ? (
        <Notice tone="error">{t('devices.copied', { time: formatMoment(copiedSince) })}</Notice>
      ) : (
        isLocked && (
          <Notice
            tone="warning"
            action={
              <Button size="sm" loading={isUnlocking} onClick={() => void doUnlock()}>
                {t('devices.unlock')}
              </Button>
            }
          >
            {lockedSince
              ? t('devices.locked', { time: formatMoment(lockedSince) })
              : t('devices.personLocked')}
          </Notice>
        )
      )}
      <DevicePins persons={persons} onRemove={(person) => onRemovePin(device, person)} />
      <div className={`flex wrap gap-2 ${styles['actions']}`}>
        {!copiedSince && (
          <Button
            variant="secondary"
            aria-label={`${t('devices.change')}: ${name}`}
            onClick={() => onChange(device)}
          >
            {t('devices.change')}
          </Button>
        )}
        <Button variant="ghost" aria-label={`${ending}: ${name}`} onClick={() => onEnd(device)}>
          {ending}
        </Button>
      </div>
    </article>
  );
}
