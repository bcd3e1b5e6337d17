import type { CancelReason } from '../../gql/graphql';
import { TextField } from '../../shared/ui/field';
import { RadioCards } from '../../shared/ui/radio-cards';
import { useTexts } from '../texts/texts';

export const cancelReasons = [
  'DISH_SOLD_OUT',
  'KITCHEN_BUSY',
  'CUSTOMER_NOT_REACHED',
  'ADDRESS_OUT_OF_REACH',
  'CUSTOMER_ASKED',
  'OTHER',
] as const satisfies readonly CancelReason[];

/** Why staff cancel an order, as it is typed. */
export interface Why {
  readonly reason: CancelReason | 'NONE';
  readonly text: string;
}

export const noReason: Why = { reason: 'NONE', text: '' };

export const lacksWords = ({ reason, text }: Why) => reason === 'OTHER' && text.trim() === '';

export const reasonInput = ({ reason, text }: Why) =>
  reason === 'NONE' ? {} : { cancelReason: reason, ...(text.trim() && { cancelText: text.trim() }) };

interface CancelReasonFieldsProps {
  readonly why: Why;
  readonly onChange: (why: Why) => void;
  /** The other reason should be said now. */
  readonly wantsWords: boolean;
}

/** Asks for the reason that the customer reads. */
export function CancelReasonFields({ why, onChange, wantsWords }: CancelReasonFieldsProps) {
  const t = useTexts();
  return (
    <div className="stack gap-2">
      <p className="small bold" aria-hidden>
        {t('cancelReason.title')}
      </p>
      <RadioCards
        legend={t('cancelReason.title')}
        name="cancel-reason"
        stacked
        options={(['NONE', ...cancelReasons] as const).map((value) => ({
          value,
          label: t(`cancelReason.${value}`),
        }))}
        value={why.reason}
        onChange={(reason) => onChange({ ...why, reason })}
      />
      {why.reason !== 'NONE' && (
        <TextField
          label={t(why.reason === 'OTHER' ? 'cancelReason.text' : 'cancelReason.more')}
          value={why.text}
          maxLength={200}
          error={wantsWords && lacksWords(why) ? t('cancelReason.missing') : undefined}
          onChange={({ target }) => onChange({ ...why, text: target.value })}
        />
      )}
    </div>
  );
}
