import type { RefObject } from 'react';
import { Button } from '../../../shared/ui/button';
import { useTexts } from '../../texts/texts';
import { AddDish } from './add-dish';
import { addedField } from './fault-of-change';
import { LineRow } from './line-row';
import { noteOf, quantityOf, withAdded, type AddedLine, type OrderDraft } from './order-draft';
import type { OrderedLine, OrderToChange } from './order-to-change';
import type { ChangeQuote } from './use-change-quote';

interface LinesToChangeProps {
  readonly order: OrderToChange;
  readonly draft: OrderDraft;
  readonly onChange: (change: Partial<OrderDraft>) => void;
  readonly problems: ChangeQuote['problems'];
  /** The field that finds dishes. */
  readonly search: RefObject<HTMLInputElement | null>;
}

/** The lines of the order, those that are added, and the field that adds others. */
export function LinesToChange({ order, draft, onChange, problems, search }: LinesToChangeProps) {
  const t = useTexts();
  const { added } = draft;

  const setQuantity = ({ key }: OrderedLine, quantity: number) =>
    onChange({ quantities: { ...draft.quantities, [key]: quantity } });
  const setAdded = (index: number, change: Partial<AddedLine>) =>
    onChange({
      added: added
        .map((line, at) => (at === index ? { ...line, ...change } : line))
        .filter(({ quantity }) => quantity > 0),
    });
  const problemAt = (index: number) => problems.find(({ line }) => line === index)?.message;

  return (
    <section className="stack gap-3" aria-label={t('changeOrder.dishes')}>
      <h2 className="text-lg">{t('changeOrder.dishes')}</h2>
      <ul className="stack">
        {order.items.map((item) => {
          const quantity = quantityOf(item, draft);
          const name = item.name || t('orders.unknownDish');
          return (
            <LineRow
              key={item.key}
              name={name}
              choices={item.choices}
              unitPrice={item.unitPrice}
              quantity={quantity}
              before={item.quantity}
              note={noteOf(item, draft)}
              onQuantity={(next) => setQuantity(item, next)}
              onNote={(note) => onChange({ notes: { ...draft.notes, [item.key]: note } })}
            >
              <Button
                variant="ghost"
                size="sm"
                aria-label={t(quantity === 0 ? 'changeOrder.keepOf' : 'changeOrder.removeOf', { name })}
                onClick={() => setQuantity(item, quantity === 0 ? item.quantity : 0)}
              >
                {t(quantity === 0 ? 'changeOrder.keep' : 'changeOrder.remove')}
              </Button>
              {quantity > 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('changeOrder.swapOf', { name })}
                  onClick={() => {
                    setQuantity(item, 0);
                    search.current?.focus();
                  }}
                >
                  {t('changeOrder.swap')}
                </Button>
              )}
            </LineRow>
          );
        })}
        {added.map((line, index) => (
          <LineRow
            key={line.id}
            {...line}
            before={0}
            problem={problemAt(index)}
            field={addedField(index)}
            onQuantity={(quantity) => setAdded(index, { quantity })}
            onNote={(note) => setAdded(index, { note })}
          >
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('changeOrder.removeOf', { name: line.name })}
              onClick={() => setAdded(index, { quantity: 0 })}
            >
              {t('changeOrder.remove')}
            </Button>
          </LineRow>
        ))}
      </ul>
      <AddDish field={search} onAdd={(line) => onChange({ added: withAdded(added, line) })} />
    </section>
  );
}
