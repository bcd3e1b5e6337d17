import { useState } from 'react';
import { dishName } from '../../../domain/menu/dish-name';
import {
  brokenGroups,
  chosenOptions,
  configuredPrice,
  defaultSelection,
  type Selection,
} from '../../../domain/menu/dish-options';
import { OptionGroups } from '../../../domain/menu/option-groups';
import { useSoldOut } from '../../../domain/menu/sold-out';
import { formatRupees } from '../../../shared/lib/format';
import { DialogForm } from '../../../shared/ui/dialog-form';
import { TextField } from '../../../shared/ui/field';
import { useTexts } from '../../texts/texts';
import { maxNote, type NewLine } from './order-draft';
import type { DishToAdd } from './use-dishes-to-add';

interface ChooseDishProps {
  readonly dish: DishToAdd;
  readonly onAdd: (line: NewLine) => void;
  readonly onClose: () => void;
}

/** Asks for the options of a dish before it is added. */
export function ChooseDish({ dish, onAdd, onClose }: ChooseDishProps) {
  const t = useTexts();
  const { groups } = dish;
  const [requested, setSelection] = useState<Selection>(() => defaultSelection(groups));
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const all = groups.flatMap(({ choices }) => choices);
  const marks = useSoldOut(all.map(({ soldOut }) => soldOut));
  const soldOut = new Set(all.flatMap(({ id }, index) => (marks[index] ? id : [])));
  const selection: Selection = new Map([...requested].filter(([id]) => !soldOut.has(id)));
  const choices = chosenOptions(groups, selection);
  const unitPrice = configuredPrice(dish.price, choices);

  const submit = async () => {
    setIsChecked(true);
    if (brokenGroups(groups, selection).length > 0) return Promise.resolve(false);
    onAdd({ menuItemId: dish.id, name: dish.name, unitPrice, quantity: 1, choices, note });
    return Promise.resolve(true);
  };

  return (
    <DialogForm
      title={dishName(dish)}
      submitLabel={t('changeOrder.addFor', { price: formatRupees(unitPrice) })}
      failure=""
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <OptionGroups
          groups={groups}
          soldOut={soldOut}
          selection={selection}
          onSelect={setSelection}
          isChecked={isChecked}
        />
      </div>
      <TextField
        label={t('changeOrder.kitchenNote')}
        value={note}
        maxLength={maxNote}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
    </DialogForm>
  );
}
