import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextField } from '../../shared/ui/field';
import { sentNumber } from '../../shared/lib/typed-number';
import { text } from '../../shared/form/fields';
import { say, useTexts } from '../texts/texts';
import type { Device, DevicePerson } from './device-card';
import { LockFields, type LockSettings } from './lock-fields';
import type { Devices } from './use-devices';

/** The name of a tablet. */
export const deviceNameField = text({ maxLength: 60, required: true });

interface ChangeDialogProps {
  readonly device: Device;
  readonly change: Devices['change'];
  readonly onClose: () => void;
}

export function ChangeDialog({ device, change, onClose }: ChangeDialogProps) {
  const t = useTexts();
  const [name, setName] = useState(device.name);
  const [lock, setLock] = useState<LockSettings>({
    demandsPerson: device.demandsPerson,
    minutes: String(device.lockMinutes),
  });
  const submit = async () => {
    const input = {
      name: deviceNameField.toInput(name),
      demandsPerson: lock.demandsPerson,
      lockMinutes: sentNumber('whole', lock.minutes),
    };
    await change({ variables: { id: device.id, input } });
    toast.success(say('devices.changed'));
  };
  return (
    <DialogForm
      title={t('devices.changeTitle', { name: device.name })}
      submitLabel={t('common.save')}
      failure={t('devices.changeFailed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            {...deviceNameField.text}
            label={t('devices.name')}
            name="name"
            autoComplete="off"
            value={name}
            error={errors['name']}
            onChange={({ target }) => setName(target.value)}
          />
          <LockFields value={lock} onChange={setLock} error={errors['lockMinutes']} />
        </>
      )}
    </DialogForm>
  );
}

interface RemovePinDialogProps {
  readonly device: Device;
  readonly person: DevicePerson;
  readonly removePin: Devices['removePin'];
  readonly onClose: () => void;
}

export function RemovePinDialog({ device, person, removePin, onClose }: RemovePinDialogProps) {
  const t = useTexts();
  return (
    <DialogForm
      role="alertdialog"
      title={t('devices.removePinTitle', { name: person.name })}
      submitLabel={t('devices.removePin')}
      failure={t('devices.removePinFailed')}
      onSubmit={async () => {
        await removePin({ variables: { deviceId: device.id, personId: person.id } });
        toast.success(say('devices.pinRemoved', { name: person.name }));
      }}
      onClose={onClose}
    >
      <p>{t('devices.removePinText', { device: device.name })}</p>
    </DialogForm>
  );
}

interface EndDialogProps {
  readonly device: Device;
  readonly end: Devices['end'];
  readonly onClose: () => void;
}

/** Signs a tablet out; one that was copied already is, and leaves the list. */
export function EndDialog({ device: { id, name, copiedSince }, end, onClose }: EndDialogProps) {
  const t = useTexts();
  return (
    <DialogForm
      role="alertdialog"
      title={t(copiedSince ? 'devices.removeTitle' : 'devices.endTitle', { name })}
      submitLabel={t(copiedSince ? 'devices.remove' : 'devices.end')}
      failure={t(copiedSince ? 'devices.removeFailed' : 'devices.endFailed')}
      onSubmit={async () => {
        await end({ variables: { id } });
        toast.success(say(copiedSince ? 'devices.removed' : 'devices.ended', { name }));
      }}
      onClose={onClose}
    >
      <p>{t(copiedSince ? 'devices.removeText' : 'devices.endText')}</p>
    </DialogForm>
  );
}
