import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState, type RefObject } from 'react';
import { dishName } from '../../../domain/menu/dish-name';
import { hasName } from '../../../domain/menu/search';
import { useSoldOut } from '../../../domain/menu/sold-out';
import { formatRupees } from '../../../shared/lib/format';
import { SearchIcon } from '../../../shared/ui/icons';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { useTexts } from '../../texts/texts';
import { ChooseDish } from './choose-dish';
import type { NewLine } from './order-draft';
import { useDishesToAdd, type DishToAdd } from './use-dishes-to-add';
import styles from './add-dish.module.css';

/** As many fit above the keyboard of a phone. */
const maxFound = 6;

interface AddDishProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAdd: (line: NewLine) => void;
}

/** Finds a dish of the menu by a few letters and adds it; one with options asks for them. */
export function AddDish({ field, onAdd }: AddDishProps) {
  const t = useTexts();
  const { dishes, isLoading, error, refetch } = useDishesToAdd();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<DishToAdd>();
  const areSoldOut = useSoldOut(dishes.map(({ soldOut }) => soldOut));
  const isSoldOut = (dish: DishToAdd) => areSoldOut[dishes.indexOf(dish)] ?? false;
  const found = typed.trim() ? dishes.filter((dish) => hasName(dish, typed)).slice(0, maxFound) : [];

  const add = (line: NewLine) => {
    onAdd(line);
    setTyped('');
    setChosen(undefined);
    field.current?.focus();
  };
  const pick = (dish: DishToAdd) => {
    const { id: menuItemId, name, price: unitPrice, groups } = dish;
    if (groups.length > 0) setChosen(dish);
    else add({ menuItemId, name, unitPrice, quantity: 1, choices: [], note: '' });
  };

  if (error) return <RetryNotice onRetry={refetch}>{t('menu.loadFailed')}</RetryNotice>;
  return (
    <>
      <Autocomplete.Root
        open
        inline
        items={found}
        filter={null}
        autoHighlight="always"
        keepHighlight
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press') setTyped(value);
        }}
        itemToStringValue={({ name }: DishToAdd) => name}
      >
        <div className={`${styles['field']} row gap-2`}>
          <SearchIcon />
          <Autocomplete.Input
            ref={field}
            className={styles['input']}
            aria-label={t('changeOrder.addDish')}
            placeholder={t('changeOrder.addPlaceholder')}
            autoComplete="off"
            maxLength={60}
            onKeyDown={(event) => {
              // It would send the change.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
        <div className={styles['results']} hidden={!typed.trim() || isLoading}>
          <Autocomplete.Empty className="muted">{t('changeOrder.nothingFound')}</Autocomplete.Empty>
          <Autocomplete.List aria-label={t('changeOrder.addDish')}>
            {(dish: DishToAdd) => (
              <Autocomplete.Item
                key={dish.id}
                value={dish}
                disabled={isSoldOut(dish)}
                className={`${styles['item']} row gap-2 touch`}
                onClick={() => pick(dish)}
              >
                <span className="grow shrink anywhere">{dishName(dish)}</span>
                <span className="muted small tabular">
                  {isSoldOut(dish) ? t('menu.soldOut') : formatRupees(dish.price)}
                </span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Root>
      {chosen && (
        <ChooseDish
          dish={chosen}
          onAdd={add}
          onClose={() => {
            setChosen(undefined);
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}
