import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatPeriod } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextField } from '../../shared/ui/field';
import { RadioCards } from '../../shared/ui/radio-cards';
import { can, useSession } from '../../domain/session/session';
import { say, useTexts } from '../texts/texts';
import styles from './promised-time.module.css';

const PromisedTimeFragment = graphql(`
  fragment PromisedTime on Order {
    id
    promisedFrom
    promisedUntil
    promiseReason
  }
`);

const ChangePromisedTimeMutation = graphql(`
  mutation ChangePromisedTime($id: ID!, $input: PromisedTimeInput!) {
    changePromisedTime(id: $id, input: $input) {
      ...OrderState
      ...OrderChanges
    }
  }
`);

/** The promised time of an open order, and a dialog that changes it. */
export function PromisedTime({
  order: masked,
}: {
  readonly order: FragmentType<typeof PromisedTimeFragment>;
}) {
  const t = useTexts();
  const { id, promisedFrom, promisedUntil, promiseReason } = readFragment(PromisedTimeFragment, masked);
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="row wrap between gap-2 gap-x-4 anywhere">
      {promisedFrom && promisedUntil && (
        <p>
          <strong>{t('promise.made', { time: formatPeriod(promisedFrom, promisedUntil) })}</strong>{' '}
          {promiseReason}
        </p>
      )}
      {can(user, 'CHANGE_PROMISED_TIMES') && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('promise.change')}
        </Button>
      )}
      {isOpen && <PromiseDialog orderId={id} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

const choices = ['10', '20', '30', '45', '60', '90'] as const;
const reasons = ['busy', 'rider', 'dish', 'other'] as const;

function PromiseDialog({ orderId, onClose }: { readonly orderId: string; readonly onClose: () => void }) {
  const t = useTexts();
  const [minutes, setMinutes] = useState<(typeof choices)[number]>('20');
  const [reason, setReason] = useState<(typeof reasons)[number]>('busy');
  const [text, setText] = useState('');
  const [send] = useMutation(ChangePromisedTimeMutation);
  const submit = async () => {
    const given = reason === 'other' ? text : t(`promiseReason.${reason}`);
    await send({ variables: { id: orderId, input: { minutes: Number(minutes), reason: given } } });
    toast.success(say('promise.saved'));
  };
  return (
    <DialogForm
      title={t('promise.change')}
      submitLabel={t('promise.save')}
      failure={t('promise.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className={`stack gap-2 ${styles['choice']}`}>
            <h3>{t('promise.minutes')}</h3>
            <RadioCards
              legend={t('promise.minutes')}
              name="minutes"
              options={choices.map((value) => ({ value, label: value }))}
              value={minutes}
              onChange={setMinutes}
            />
          </div>
          <div className={`stack gap-2 ${styles['choice']}`}>
            <h3>{t('promise.reason')}</h3>
            <RadioCards
              legend={t('promise.reason')}
              name="kind"
              stacked
              options={reasons.map((value) => ({ value, label: t(`promiseReason.${value}`) }))}
              value={reason}
              onChange={setReason}
            />
          </div>
          {reason === 'other' && (
            <TextField
              label={t('promise.text')}
              hint={t('promise.hint')}
              name="reason"
              error={errors['reason']}
              value={text}
              required
              maxLength={200}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}
