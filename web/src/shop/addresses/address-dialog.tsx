import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { AddressLabel, SavedAddressPartsFragment as SavedAddress } from '../../gql/graphql';
import { movedPin, type Pin } from '../../shared/lib/pin';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { bind } from '../../shared/form/bind';
import { draftsOf } from '../../shared/form/drafts-of';
import { oneOf, text, type Field } from '../../shared/form/fields';
import { useDraft } from '../../shared/form/use-draft';
import { useSubmit } from '../../shared/form/use-submit';
import { isRecord } from '../../shared/lib/is-record';
import { Button } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { TextField } from '../../shared/ui/field';
import { DeliveryMap } from '../../shared/ui/map/delivery-map';
import { Notice } from '../../shared/ui/notice';
import { RadioCards } from '../../shared/ui/radio-cards';
import { say, useTexts } from '../texts/texts';
import styles from './address-dialog.module.css';
import { useSaveAddress } from './use-saved-addresses';

const labels: readonly [AddressLabel, ...AddressLabel[]] = ['HOME', 'WORK', 'OTHER'];

const coordinates: Field<Pin | null, Pin | null | undefined, Pin | null> = {
  isTyped: (value) => value === null || isRecord(value),
  empty: null,
  fromServer: (pin) => (pin ? { lat: pin.lat, lng: pin.lng } : null),
  toInput: (pin) => pin,
};

/** Not stored: the dialog is closed by a reload. */
const addressDrafts = draftsOf({
  label: oneOf(labels),
  name: text({ maxLength: 40, required: true }),
  flat: text({ maxLength: 80, required: true, autoComplete: 'address-line1' }),
  street: text({ maxLength: 200, required: true, autoComplete: 'address-line2' }),
  landmark: text({ maxLength: 100 }),
  pinCode: text({ maxLength: 7, required: true, autoComplete: 'postal-code', inputMode: 'numeric' }),
  coordinates,
});

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
  const { coordinates: place } = useRestaurant();
  const [initial] = useState(() => {
    const { label, name, flat, street, landmark, pinCode, coordinates: pin } = start;
    const address = { label, name, flat, street, landmark, pinCode, coordinates: pin };
    return addressDrafts.starting(addressDrafts.fromServer(address));
  });
  const { draft, ...input } = useDraft(addressDrafts, initial, '');
  const { fields, change } = input;
  const [hasMap, setHasMap] = useState(fields.coordinates !== null);
  const { add, update } = useSaveAddress();
  const form = useSubmit(async () => {
    const address = addressDrafts.toInput(draft.fields);
    await (start.id ? update(start.id, address) : add(address, draft.key));
    toast.success(say('addresses.saved'));
    onSaved();
  }, t('addresses.failed'));
  const field = bind({ ...input, errors: form.errors }, (name) => t(`addresses.${name}`));
  const title = t(start.id ? 'addresses.change' : 'addresses.add');

  return (
    <DialogBox title={title} className={styles['dialog']} onClose={onClose}>
      <form className="stack gap-4" aria-label={title} noValidate onSubmit={form.submit}>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <RadioCards
          legend={t('addresses.label')}
          name="label"
          options={labels.map((value) => ({ value, label: t(`addressLabel.${value}`) }))}
          value={fields.label}
          onChange={(label) => change({ label })}
        />
        {fields.label === 'OTHER' && <TextField {...field.text('name')} hint={t('addresses.nameHint')} />}
        <TextField {...field.text('flat')} />
        <TextField {...field.text('street')} />
        <TextField {...field.text('landmark')} />
        <TextField {...field.text('pinCode')} />
        {hasMap ? (
          <div>
            <DeliveryMap
              pin={fields.coordinates ?? undefined}
              place={movedPin(place)}
              isReady
              onMove={({ lat, lng }) => change({ coordinates: { lat, lng } })}
            />
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                change({ coordinates: null });
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
          <Button type="submit" loading={form.isSending}>
            {t('addresses.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogBox>
  );
}
