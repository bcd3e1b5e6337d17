import { useState, type SubmitEvent } from 'react';
import { graphql, readFragment, type FragmentType } from '../../../gql';
import { formatPeriod } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { DialogActions, DialogBox } from '../../../shared/ui/dialog-box';
import { TextField } from '../../../shared/ui/field';
import { Notice } from '../../../shared/ui/notice';
import { RadioCards } from '../../../shared/ui/radio-cards';
import { useTexts } from '../texts/texts';
import styles from './promised-time.module.css';
import { useChangePromise } from './use-change-promise';

const PromisedTimeFragment = graphql(`
  fragment PromisedTime on Order {
    id
    promisedFrom
    promisedUntil
    promiseReason
  }
`);

/** What the customer of an open order was told, and the way to tell another time. */
export function PromisedTime({
  order: masked,
}: {
  readonly order: FragmentType<typeof PromisedTimeFragment>;
}) {
  const t = useTexts();
  const { id, promisedFrom, promisedUntil, promiseReason } = readFragment(PromisedTimeFragment, masked);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles['promise']}>
      {promisedFrom && promisedUntil && (
        <p>
          <strong>{t('promise.told', { time: formatPeriod(promisedFrom, promisedUntil) })}</strong>{' '}
          {promiseReason}
        </p>
      )}
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('promise.change')}
      </Button>
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
  const { changePromise, isSending, problem } = useChangePromise(orderId);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const told = reason === 'other' ? text : t(`promiseReason.${reason}`);
    if (await changePromise({ minutes: Number(minutes), reason: told })) onClose();
  };
  return (
    <DialogBox title={t('promise.change')} onClose={onClose}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <div className={styles['choice']}>
          <h3>{t('promise.minutes')}</h3>
          <RadioCards
            legend={t('promise.minutes')}
            name="minutes"
            options={choices.map((value) => ({ value, label: value }))}
            value={minutes}
            onChange={setMinutes}
          />
        </div>
        <div className={styles['choice']}>
          <h3>{t('promise.reason')}</h3>
          <RadioCards
            legend={t('promise.reason')}
            name="reason"
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
            name="text"
            value={text}
            required
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('promise.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogBox>
  );
}
