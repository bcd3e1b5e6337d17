import { useState, type SubmitEvent } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { AddressLabel, SavedAddressPartsFragment as SavedAddress } from '../../gql/graphql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { movedPin, type Pin } from '../../shared/lib/pin';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { randomUuid } from '../../shared/lib/uuid';
import { Button } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { TextField } from '../../shared/ui/field';
import { DeliveryMap } from '../../shared/ui/map/delivery-map';
import { Notice } from '../../shared/ui/notice';
import { RadioCards } from '../../shared/ui/radio-cards';
import { say, useTexts } from '../texts/texts';
import styles from './address-dialog.module.css';
import { useSaveAddress } from './use-saved-addresses';

const labels: readonly AddressLabel[] = ['HOME', 'WORK', 'OTHER'];

/** What is in the form at first. */
export type StartingAddress = Partial<Omit<SavedAddress, ' $fragmentName'>>;

interface AddressDialogProps {
  /** With an id: the address that is changed. */
  readonly start: StartingAddress;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Adds or changes a saved address. */
export function AddressDialog({ start, onClose, onSaved }: AddressDialogProps) {
  const t = useTexts();
  const { coordinates } = useRestaurant();
  const [fields, setFields] = useState({
    label: start.label ?? 'HOME',
    name: start.name ?? '',
    flat: start.flat ?? '',
    street: start.street ?? '',
    landmark: start.landmark ?? '',
    pinCode: start.pinCode ?? '',
  });
  const [pin, setPin] = useState<Pin | undefined>(start.coordinates ?? undefined);
  const [hasMap, setHasMap] = useState(pin !== undefined);
  const [key] = useState(randomUuid);
  const [failure, setFailure] = useState<unknown>();
  const { add, update, isSaving } = useSaveAddress();
  const errors = fieldErrors(failure);
  const form = useFirstFault(failure);
  const title = t(start.id ? 'addresses.change' : 'addresses.add');

  const save = async () => {
    setFailure(undefined);
    const input = { ...fields, coordinates: pin ? { lat: pin.lat, lng: pin.lng } : null };
    try {
      if (start.id) await update(start.id, input);
      else await add(input, key);
    } catch (error) {
      setFailure(error);
      return;
    }
    toast.success(say('addresses.saved'));
    onSaved();
  };

  const bound = (name: 'name' | 'flat' | 'street' | 'landmark' | 'pinCode') => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
    error: errors[name],
  });

  return (
    <DialogBox title={title} className={styles['dialog']} onClose={onClose}>
      <form
        ref={form}
        className={styles['form']}
        aria-label={title}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        {failure !== undefined && Object.keys(errors).length === 0 && (
          <Notice tone="error">{errorMessage(failure, t('addresses.failed'))}</Notice>
        )}
        <RadioCards
          legend={t('addresses.label')}
          name="label"
          options={labels.map((value) => ({ value, label: t(`addressLabel.${value}`) }))}
          value={fields.label}
          onChange={(label) => setFields({ ...fields, label })}
        />
        {fields.label === 'OTHER' && (
          <TextField
            {...bound('name')}
            label={t('addresses.name')}
            hint={t('addresses.nameHint')}
            autoComplete="off"
            maxLength={40}
            required
          />
        )}
        <TextField
          {...bound('flat')}
          label={t('addresses.flat')}
          autoComplete="address-line1"
          maxLength={80}
          required
        />
        <TextField
          {...bound('street')}
          label={t('addresses.street')}
          autoComplete="address-line2"
          maxLength={200}
          required
        />
        <TextField
          {...bound('landmark')}
          label={t('addresses.landmark')}
          autoComplete="off"
          maxLength={100}
        />
        <TextField
          {...bound('pinCode')}
          label={t('addresses.pinCode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={7}
          required
        />
        {hasMap ? (
          <div>
            <DeliveryMap pin={pin} place={movedPin(coordinates)} isReady onMove={setPin} />
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setPin(undefined);
                setHasMap(false);
              }}
            >
              {t('addresses.withoutPin')}
            </Button>
          </div>
        ) : (
          <Button variant="secondary" onClick={() => setHasMap(true)}>
            {t('addresses.withPin')}
          </Button>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('addresses.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogBox>
  );
}
