import { useId, useState } from 'react';
import type { OrderLinesFragment, OrderProblemReason } from '../../gql/graphql';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextAreaField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import styles from './order-problem.module.css';
import { useReportProblem } from './use-report-problem';

const reasons = [
  'LATE',
  'MISSING_DISH',
  'WRONG_DISH',
  'QUALITY',
  'PAYMENT',
  'OTHER',
] as const satisfies readonly OrderProblemReason[];

/** Reasons that are about single dishes. */
const aboutDishes: ReadonlySet<OrderProblemReason> = new Set(['MISSING_DISH', 'WRONG_DISH', 'QUALITY']);

interface ReportDialogProps {
  readonly orderId: string;
  readonly items: OrderLinesFragment['items'];
  readonly onClose: () => void;
}

export function ReportDialog({ orderId, items, onClose }: ReportDialogProps) {
  const t = useTexts();
  const name = useId();
  const [reason, setReason] = useState<OrderProblemReason>();
  const [lines, setLines] = useState<readonly number[]>([]);
  const [text, setText] = useState('');
  const [wantsReason, setWantsReason] = useState(false);
  const report = useReportProblem(orderId);
  const hasDishes = reason !== undefined && aboutDishes.has(reason);

  const submit = async () => {
    setWantsReason(!reason);
    return reason ? report({ reason, text, lines: hasDishes ? [...lines] : [] }) : false;
  };

  return (
    <DialogForm
      title={t('orderProblem.title')}
      submitLabel={t('orderProblem.send')}
      failure={t('orderProblem.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className={styles['choices']}>
        <legend>{t('orderProblem.what')}</legend>
        {reasons.map((each) => (
          <label key={each} className={styles['choice']}>
            <input type="radio" name={name} checked={each === reason} onChange={() => setReason(each)} />
            <span>{t(`orderProblem.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      {hasDishes && (
        <fieldset className={styles['choices']}>
          <legend>{t('orderProblem.which')}</legend>
          {items.map((item, line) => (
            // The lines of an order never change.
            // eslint-disable-next-line react/no-array-index-key
            <label key={line} className={styles['choice']}>
              <input
                type="checkbox"
                checked={lines.includes(line)}
                onChange={({ target }) =>
                  setLines(target.checked ? [...lines, line] : lines.filter((other) => other !== line))
                }
              />
              <span>
                {item.quantity} × {item.name || t('orders.unknownDish')}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <TextAreaField
        label={reason === 'OTHER' ? t('orderProblem.text') : t('orderProblem.textOptional')}
        value={text}
        rows={3}
        maxLength={1000}
        required={reason === 'OTHER'}
        onChange={({ target }) => setText(target.value)}
      />
      {wantsReason && !reason && <Notice tone="error">{t('orderProblem.chooseReason')}</Notice>}
    </DialogForm>
  );
}
