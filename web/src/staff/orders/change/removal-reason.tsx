import { can, useSession } from '../../../domain/session/session';
import { CheckField } from '../../../shared/ui/check-field';
import { TextField } from '../../../shared/ui/field';
import { RadioCards } from '../../../shared/ui/radio-cards';
import { useTexts } from '../../texts/texts';
import { maxNote, removalReasons, type OrderDraft } from './order-draft';
import type { OrderedLine } from './order-to-change';

interface RemovalReasonProps {
  readonly draft: Pick<OrderDraft, 'reason' | 'reasonText'>;
  readonly onChange: (change: Partial<OrderDraft>) => void;
  /** The lines of which something is taken away. */
  readonly lines: readonly OrderedLine[];
  /** Ids of the dishes that are marked as sold out with the change. */
  readonly soldOut: readonly string[];
  readonly onSoldOut: (dishIds: readonly string[]) => void;
  /** Of a refused press, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Asks why something is taken away, which the customer reads. */
export function RemovalReason(props: RemovalReasonProps) {
  const { draft, onChange, lines, soldOut, onSoldOut, errors } = props;
  const t = useTexts();
  const { user } = useSession();
  const { reason, reasonText } = draft;
  const dishes = [...new Map(lines.map((line) => [line.menuItemId, line])).values()];
  return (
    <section className="stack gap-2" aria-label={t('changeOrder.reason')}>
      <h2 className="text-lg">{t('changeOrder.reason')}</h2>
      <RadioCards
        legend={t('changeOrder.reason')}
        name="removalReason"
        options={removalReasons.map((value) => ({ value, label: t(`removalReason.${value}`) }))}
        value={reason === 'NONE' ? undefined : reason}
        onChange={(value) => onChange({ reason: value })}
        error={errors['removalReason']}
      />
      {reason !== 'NONE' && (
        <TextField
          label={t(reason === 'OTHER' ? 'cancelReason.text' : 'cancelReason.more')}
          name="removalText"
          value={reasonText}
          maxLength={maxNote}
          autoComplete="off"
          error={errors['removalText']}
          onChange={({ target }) => onChange({ reasonText: target.value })}
        />
      )}
      {reason === 'SOLD_OUT' &&
        can(user, 'MARK_SOLD_OUT') &&
        dishes.map(({ menuItemId, name }) => (
          <CheckField
            key={menuItemId}
            label={t('changeOrder.markSoldOut', { name })}
            checked={soldOut.includes(menuItemId)}
            onChange={(isMarked) =>
              onSoldOut(isMarked ? [...soldOut, menuItemId] : soldOut.filter((id) => id !== menuItemId))
            }
          />
        ))}
    </section>
  );
}
