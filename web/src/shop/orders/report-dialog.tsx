import { useState } from 'react';
import type { OrderLinesFragment, OrderProblemReason } from '../../gql/graphql';
import { withChosen } from '../../shared/form/fields';
import { ChoicesField } from '../../shared/ui/choices-field';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextAreaField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
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
  const [reason, setReason] = useState<OrderProblemReason>();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [wantsReason, setWantsReason] = useState(false);
  const report = useReportProblem(orderId);
  const hasDishes = reason !== undefined && aboutDishes.has(reason);

  const submit = async () => {
    setWantsReason(!reason);
    return reason ? report({ reason, text, lines: hasDishes ? lines.map(Number) : [] }) : false;
  };

  return (
    <DialogForm
      title={t('orderProblem.title')}
      submitLabel={t('orderProblem.send')}
      failure={t('orderProblem.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoicesField
        isSingle
        stacked
        legend={t('orderProblem.what')}
        options={reasons.map((each) => ({ value: each, label: t(`orderProblem.${each}`) }))}
        chosen={reason ? [reason] : []}
        onChange={setReason}
        error={wantsReason && !reason ? t('orderProblem.chooseReason') : undefined}
      />
      {hasDishes && (
        <ChoicesField
          stacked
          legend={t('orderProblem.which')}
          options={items.map(({ quantity, name }, line) => ({
            value: String(line),
            label: `${quantity} × ${name || t('orders.unknownDish')}`,
          }))}
          chosen={lines}
          onChange={(line, isChosen) => setLines(withChosen(lines, line, isChosen))}
        />
      )}
      <TextAreaField
        label={reason === 'OTHER' ? t('orderProblem.text') : t('orderProblem.textOptional')}
        value={text}
        rows={3}
        maxLength={1000}
        required={reason === 'OTHER'}
        onChange={({ target }) => setText(target.value)}
      />
    </DialogForm>
  );
}
