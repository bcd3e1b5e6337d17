import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { CheckField } from '../../shared/ui/check-field';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { sentNumber } from '../../shared/lib/typed-number';
import { text } from '../../shared/form/fields';
import { say, useTexts } from '../texts/texts';
import type { Device, DevicePerson } from './device-card';
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
  const [demandsPerson, setDemandsPerson] = useState(device.demandsPerson);
  const [minutes, setMinutes] = useState(String(device.lockMinutes));
  const submit = async () => {
    const input = {
      name: deviceNameField.toInput(name),
      demandsPerson,
      lockMinutes: sentNumber('whole', minutes),
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
          <NumberField
            kind="whole"
            min={1}
            max={60}
            required
            label={t('devices.lockMinutes')}
            name="lockMinutes"
            value={minutes}
            error={errors['lockMinutes']}
            onChange={({ target }) => setMinutes(target.value)}
          />
          <CheckField label={t('devices.demandsLabel')} checked={demandsPerson} onChange={setDemandsPerson} />
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
