import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { OrderWay, TakingMethod, TakingPlace } from '../../gql/graphql';
import { formatRupees } from '../../shared/lib/format';
import { readNumber, sentNumber } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import { wholePaise } from '../../shared/lib/whole-paise';
import { DialogForm } from '../../shared/ui/dialog-form';
import { NumberField } from '../../shared/ui/number-field';
import { RadioCards } from '../../shared/ui/radio-cards';
import { say, useTexts } from '../texts/texts';

const EnterTakingMutation = graphql(`
  mutation EnterTaking($orderId: ID!, $input: TakingInput!, $idempotencyKey: String!) {
    enterTaking(orderId: $orderId, input: $input, idempotencyKey: $idempotencyKey) {
      ...OrderState
      ...OrderChanges
      ...Takings
    }
  }
`);

interface TakingDialogProps {
  readonly orderId: string;
  /** Rupees. */
  readonly due: number;
  /** Rupees that are due or were assumed. */
  readonly toPay: number;
  readonly way: OrderWay;
  readonly onClose: () => void;
}

const methods: readonly TakingMethod[] = ['CASH', 'CARD', 'UPI'];
const places: readonly TakingPlace[] = ['DOOR', 'COUNTER'];

/** The largest note in India: the server refuses more change. */
const maxChange = 2000;

/** Asks what the customer gave. Opening it again enters another payment. */
export function TakingDialog({ orderId, due, toPay, way, onClose }: TakingDialogProps) {
  const t = useTexts();
  const [idempotencyKey] = useState(randomUuid);
  const [method, setMethod] = useState<TakingMethod>('CASH');
  const [place, setPlace] = useState<TakingPlace>(way === 'DELIVERY' ? 'DOOR' : 'COUNTER');
  /** Until it is typed, it follows what others enter. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? String(due || toPay);
  const [mutate] = useMutation(EnterTakingMutation);
  const change = Math.max(0, wholePaise((readNumber('rupees', text) ?? 0) - toPay));

  const submit = async () => {
    const amount = sentNumber('rupees', text);
    await mutate({ variables: { orderId, input: { method, amount, place }, idempotencyKey } });
    toast.success(say('takings.entered'));
  };

  return (
    <DialogForm
      title={t('takings.enter')}
      submitLabel={t('common.save')}
      failure={t('takings.enterFailed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <RadioCards
            legend={t('takings.method')}
            name="method"
            options={methods.map((value) => ({ value, label: t(`takingMethod.${value}`) }))}
            value={method}
            onChange={setMethod}
          />
          <NumberField
            kind="rupees"
            min={0.01}
            max={method === 'CASH' ? toPay + maxChange : toPay}
            label={t('takings.amount')}
            name="amount"
            required
            value={text}
            error={errors['amount']}
            hint={t('takings.due', { due: formatRupees(due || toPay) })}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(target.value)}
          />
          {method === 'CASH' && (
            <p className="text-lg bold" role="status">
              {t('takings.change', { amount: formatRupees(change) })}
            </p>
          )}
          {way === 'DELIVERY' && (
            <RadioCards
              legend={t('takings.place')}
              name="place"
              options={places.map((value) => ({ value, label: t(`takingPlace.${value}`) }))}
              value={place}
              onChange={setPlace}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}
