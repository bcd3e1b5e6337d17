import { useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { TextAreaField } from '../../shared/ui/field';
import { Stepper } from '../../shared/ui/stepper';
import { useTexts } from '../texts/texts';
import {
  brokenGroups,
  chosenOptions,
  defaultSelection,
  selectionOf,
  type Selection,
} from '../../domain/menu/dish-options';
import type { ConfigureControl } from '../../domain/menu/menu-card';
import { brokenGroup, OptionGroups } from '../../domain/menu/option-groups';
import { useSoldOut } from '../../domain/menu/sold-out';
import { useBasket } from '../../domain/basket/use-basket';
import { cartItemOf } from './cart-item-of';
import { dishesTotalOf, lineKey, maxQuantity } from '../../domain/basket/lines';
import styles from './configure-form.module.css';

const maxNoteLength = 200;
/** From here on the remaining characters are shown. */
const nearlyFull = maxNoteLength - 40;

/** Choices, note and quantity of a dish that is added to the cart, or of a line that is changed. */
export function ConfigureForm({ dish, line, onDone }: ComponentProps<ConfigureControl>) {
  const t = useTexts();
  const { lines, addAll, replace } = useBasket();
  const { groups } = dish;
  const changed = lines.find((each) => lineKey(each) === line);
  const [requested, setSelection] = useState<Selection>(() =>
    changed?.choices ? selectionOf(changed.choices) : defaultSelection(groups),
  );
  /** Names of what was chosen, in case the menu changes. */
  const [names, setNames] = useState(
    () => new Map(changed?.choices?.map(({ choiceId, name }) => [choiceId, name])),
  );
  const [note, setNote] = useState(changed?.note ?? '');
  const [qty, setQty] = useState(changed?.qty ?? 1);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const choices = groups.flatMap((group) => group.choices);
  const marks = useSoldOut(choices.map(({ soldOut }) => soldOut));
  const soldOut = new Set(choices.flatMap(({ id }, index) => (marks[index] ? id : [])));
  const selection: Selection = new Map([...requested].filter(([id]) => !soldOut.has(id)));
  const item = cartItemOf(dish, groups, selection, note);
  const price = formatRupees(dishesTotalOf([{ ...item, qty }]));
  const offered = new Set(choices.map(({ id }) => id));
  const gone = [...selection.keys()].filter((id) => !offered.has(id)).map((id) => names.get(id) ?? id);
  const room = maxNoteLength - note.length;

  const select = (next: Selection) => {
    setSelection(next);
    setNames(
      (known) =>
        new Map([
          ...known,
          ...chosenOptions(groups, next).map((each) => [each.choiceId, each.name] as const),
        ]),
    );
  };

  const submit = () => {
    if (brokenGroups(groups, selection).length > 0) {
      flushSync(() => setIsChecked(true));
      form.current?.querySelector<HTMLElement>(`${brokenGroup} :is(input, button):enabled`)?.focus();
      return;
    }
    if (changed && line !== undefined) replace(line, { ...item, qty });
    else addAll([{ ...item, qty }]);
    onDone();
  };

  return (
    <form
      ref={form}
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <OptionGroups
        groups={groups}
        soldOut={soldOut}
        selection={selection}
        onSelect={select}
        isChecked={isChecked}
      />
      <p role="status" className={gone.length > 0 ? styles['gone'] : undefined}>
        {gone.length > 0 && t('menu.noLongerOffered', { count: gone.length, names: gone.join(', ') })}
      </p>
      <div className={styles['note']}>
        <TextAreaField
          label={t('menu.noteLabel')}
          hint={note.length > nearlyFull ? t('checkout.room', { count: room }) : t('menu.noteHint')}
          maxLength={maxNoteLength}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={`flex wrap gap-2 gap-x-3 ${styles['foot']}`}>
        <Stepper
          look="outlined"
          name={dish.name}
          role="group"
          aria-label={t('cart.quantityOf', { name: dish.name })}
          less={{ 'aria-disabled': qty <= 1, onClick: () => setQty(Math.max(1, qty - 1)) }}
          more={{
            'aria-disabled': qty >= maxQuantity,
            onClick: () => setQty(Math.min(maxQuantity, qty + 1)),
          }}
        >
          <span className={styles['count']} aria-live="polite">
            {qty}
          </span>
        </Stepper>
        <Button type="submit" className="grow">
          {changed ? t('menu.updateFor', { price }) : t('menu.addFor', { price })}
        </Button>
      </div>
    </form>
  );
}
