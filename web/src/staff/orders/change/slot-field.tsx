import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql';
import { formatSlot } from '../../../shared/lib/format';
import { SelectField } from '../../../shared/ui/field';
import { useTexts } from '../../texts/texts';

const SlotsToChooseQuery = graphql(`
  query SlotsToChoose {
    orderSlots {
      startsAt
      isFull
    }
  }
`);

interface SlotFieldProps {
  /** Start of the order's slot, ISO 8601. */
  readonly present: string;
  readonly slot: string;
  readonly error: string | undefined;
  readonly onChange: (startsAt: string) => void;
}

/** Another time of an order for later. */
export function SlotField({ present, slot, error, onChange }: SlotFieldProps) {
  const t = useTexts();
  const { data } = useQuery(SlotsToChooseQuery, { fetchPolicy: 'cache-and-network' });
  const slots = data?.orderSlots ?? [];
  const isListed = (startsAt: string) => slots.some((each) => each.startsAt === startsAt);
  // The kitchen may be closed then by now.
  const others = [...new Set([present, slot])].filter((startsAt) => !isListed(startsAt));
  return (
    <SelectField
      label={t('changeOrder.slot')}
      name="slot"
      value={slot}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      {others.map((startsAt) => (
        <option key={startsAt} value={startsAt}>
          {formatSlot(startsAt)}
        </option>
      ))}
      {slots.map(({ startsAt, isFull }) => (
        <option key={startsAt} value={startsAt} disabled={isFull && startsAt !== present}>
          {isFull ? t('changeOrder.full', { time: formatSlot(startsAt) }) : formatSlot(startsAt)}
        </option>
      ))}
    </SelectField>
  );
}
