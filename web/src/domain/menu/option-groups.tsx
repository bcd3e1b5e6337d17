import { useId } from 'react';
import { formatRupees } from '../../shared/lib/format';
import { Stepper } from '../../shared/ui/stepper';
import { useTexts } from '../../texts/texts';
import { brokenGroups, countIn, withChoice, type ChoiceGroup, type Selection } from './dish-options';
import styles from './option-groups.module.css';
import { useSoldOutText } from './sold-out';

interface OptionGroupsProps {
  readonly groups: readonly ChoiceGroup[];
  /** Choices that are not available now, by their ids. */
  readonly soldOut: ReadonlySet<string>;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Whether to say what is missing. */
  readonly isChecked: boolean;
}

/** Marks groups with too few or too many choices. */
export const brokenGroup = '[data-broken]';

/** The option groups of a dish: radio buttons, checkboxes or counters. */
export function OptionGroups({ groups, soldOut, selection, onSelect, isChecked }: OptionGroupsProps) {
  const broken = isChecked ? brokenGroups(groups, selection) : [];
  return groups.map((group) => (
    <OptionGroup
      key={group.id}
      group={group}
      soldOut={soldOut}
      selection={selection}
      onSelect={onSelect}
      isBroken={broken.includes(group)}
    />
  ));
}

interface OptionGroupProps extends Omit<OptionGroupsProps, 'groups' | 'isChecked'> {
  readonly group: ChoiceGroup;
  readonly isBroken: boolean;
}

function OptionGroup({ group, soldOut, selection, onSelect, isBroken }: OptionGroupProps) {
  const t = useTexts();
  const soldOutText = useSoldOutText();
  const id = useId();
  const rule = useRule(group);
  const { minChoices, maxChoices, maxEach, choices } = group;
  const count = countIn(group, selection);
  const isFull = count >= maxChoices;
  const isOne = minChoices === 1 && maxChoices === 1;

  return (
    <fieldset
      className={styles['group']}
      aria-describedby={`${id}-rule`}
      data-broken={isBroken ? '' : undefined}
    >
      <legend className={styles['name']}>{group.name}</legend>
      <p id={`${id}-rule`} className={`small ${isBroken ? 'danger semibold' : 'muted'} ${styles['rule']}`}>
        {isBroken && count < minChoices && `${t('menu.chooseMore', { count: minChoices - count })} `}
        {isBroken && count > maxChoices && `${t('menu.chooseFewer', { count: count - maxChoices })} `}
        {rule}
      </p>
      {choices.map(({ id: choiceId, name, price, soldOut: mark }) => {
        const isSoldOut = soldOut.has(choiceId);
        const quantity = selection.get(choiceId) ?? 0;
        const choose = (next: number) => onSelect(withChoice(group, selection, choiceId, next));
        const label = (
          <>
            <span className={styles['choice']}>{name}</span>
            {isSoldOut && mark ? (
              <span className={styles['price']}>{soldOutText(mark)}</span>
            ) : (
              price > 0 && <span className={styles['price']}>+ {formatRupees(price)}</span>
            )}
          </>
        );
        if (maxEach > 1) {
          const isMax = isSoldOut || isFull || quantity >= maxEach;
          return (
            <div
              key={choiceId}
              className={`row gap-3 ${styles['row']}`}
              data-sold-out={isSoldOut ? '' : undefined}
            >
              {label}
              <Stepper
                look="outlined"
                name={name}
                role="group"
                aria-label={name}
                less={{
                  'aria-disabled': quantity === 0,
                  onClick: () => quantity > 0 && choose(quantity - 1),
                }}
                more={{ 'aria-disabled': isMax, onClick: () => isMax || choose(quantity + 1) }}
              >
                <span aria-live="polite">{quantity}</span>
              </Stepper>
            </div>
          );
        }
        return (
          <label key={choiceId} className={`row gap-3 ${styles['row']}`}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={id}
              checked={quantity > 0}
              disabled={isSoldOut || (!isOne && maxChoices > 1 && isFull && quantity === 0)}
              onChange={({ target }) => choose(Number(target.checked))}
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

function useRule({ minChoices, maxChoices, maxEach, choices }: ChoiceGroup): string {
  const t = useTexts();
  const isFree = minChoices === 0 && maxChoices >= choices.length * maxEach;
  const rule = isFree
    ? t('menu.chooseAny')
    : minChoices === maxChoices
      ? t('menu.choose', { count: maxChoices })
      : minChoices === 0
        ? t('menu.chooseUpTo', { count: maxChoices })
        : t('menu.chooseFromTo', { min: minChoices, max: maxChoices });
  return maxEach > 1 && maxEach < maxChoices ? t('menu.each', { rule, count: maxEach }) : rule;
}
