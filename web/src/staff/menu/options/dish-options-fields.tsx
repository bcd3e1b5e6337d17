import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRows } from '../../../shared/form/use-rows';
import { numberProblem, sentNumberOrNull } from '../../../shared/lib/typed-number';
import { CheckField } from '../../../shared/ui/check-field';
import { SelectField } from '../../../shared/ui/field';
import { CheckedInput } from '../../../shared/ui/number-field';
import type { ChoiceGroup, DishOptions } from '../../../domain/menu/dish-options';
import { RowButtons, MovedRowStatus } from '../../form/row-buttons';
import { useTexts } from '../../texts/texts';
import { choicePrice } from './group-fields';
import styles from './options.module.css';

interface DishOptionsFieldsProps {
  /** All groups of the menu; undefined while unknown. */
  readonly groups: readonly ChoiceGroup[] | undefined;
  readonly options: readonly DishOptions[];
  /** By field, such as `options.0`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (options: readonly DishOptions[]) => void;
}

/** The option groups of a dish, in their order, each with what is different for this dish. */
export function DishOptionsFields({ groups, options, errors, onChange }: DishOptionsFieldsProps) {
  const t = useTexts();
  const { list, adder, rows } = useRows(options, onChange);
  const hint = useId();
  const free = (groups ?? []).filter(({ id }) => options.every(({ groupId }) => groupId !== id));
  const add = (groupId: string) => {
    const added = { groupId, overrides: [] };
    // The list of the other groups keeps the focus while it has some.
    if (free.length > 1) onChange([...options, added]);
    else rows.insert(added);
  };

  return (
    <fieldset className="stack gap-3" aria-describedby={hint}>
      <legend className={styles['legend']}>{t('dishField.options')}</legend>
      <p id={hint} className="muted small">
        {groups?.length === 0 ? t('adminOptions.noneYet') : t('adminOptions.dishHint')}{' '}
        <Link to="/admin/menu/options">{t('adminOptions.editGroups')}</Link>
      </p>
      <ul ref={list} className="stack gap-3 unless-empty">
        {options.map((option, index) => {
          const group = groups?.find(({ id }) => id === option.groupId);
          const name = group?.name ?? (groups ? t('adminOptions.gone') : '');
          const error = errors[`options.${index}`];
          return (
            <li key={option.groupId} className={styles['dishGroup']}>
              <div className="row wrap between gap-1 gap-x-3">
                <strong>{name}</strong>
                <RowButtons rows={rows} index={index} name={name} />
              </div>
              {error && (
                <span className="across danger small semibold" role="alert">
                  {error}
                </span>
              )}
              {group && (
                <OwnChoices
                  group={group}
                  option={option}
                  onChange={(overrides) => rows.change(index, { overrides })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {free.length > 0 && (
        <SelectField
          ref={adder}
          label={t('adminOptions.addToDish')}
          value=""
          onChange={({ target }) => add(target.value)}
        >
          <option value="">{t('adminOptions.pick')}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <MovedRowStatus rows={rows} />
    </fieldset>
  );
}

interface OwnChoicesProps {
  readonly group: ChoiceGroup;
  readonly option: DishOptions;
  readonly onChange: (overrides: readonly Override[]) => void;
}

type Override = DishOptions['overrides'][number];

/** What is different about the choices on this dish. */
function OwnChoices({ group, option: { overrides }, onChange }: OwnChoicesProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const set = (choiceId: string, changes: Partial<Override>) => {
    const before = overrides.find((each) => each.choiceId === choiceId);
    const next = { choiceId, price: null, isDefault: null, isOffered: true, ...before, ...changes };
    const isOwn = next.price !== null || next.isDefault !== null || !next.isOffered;
    const others = overrides.filter((each) => each.choiceId !== choiceId);
    onChange(isOwn ? [...others, next] : others);
  };
  return (
    <details
      // Stays open while the only price of its own is emptied to be typed again.
      open={isOpen || overrides.length > 0}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      // A folded field cannot have the focus.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary className={styles['summary']}>{t('adminOptions.own', { count: overrides.length })}</summary>
      {group.choices.map(({ id, name, price, isDefault }) => {
        const own = overrides.find((each) => each.choiceId === id);
        return (
          <div key={id} className={styles['own']}>
            <span>{name}</span>
            <OwnPrice
              label={t('adminOptions.priceOf', { name })}
              usual={price}
              price={own?.price ?? null}
              onChange={(changed) => set(id, { price: changed })}
            />
            <span className={styles['ticks']}>
              <CheckField
                className={`row gap-2 ${styles['default']}`}
                aria-label={t('adminOptions.offerLabel', { name })}
                label={t('adminOptions.offer')}
                checked={own?.isOffered ?? true}
                onChange={(isOffered) => set(id, { isOffered })}
              />
              <CheckField
                className={`row gap-2 ${styles['default']}`}
                aria-label={t('adminOptions.defaultOf', { name })}
                label={t('adminOptions.default')}
                checked={own?.isDefault ?? isDefault}
                onChange={(isOn) => set(id, { isDefault: isOn === isDefault ? null : isOn })}
              />
            </span>
          </div>
        );
      })}
    </details>
  );
}

interface OwnPriceProps {
  readonly label: string;
  /** Rupees. */
  readonly usual: number;
  /** Null for the usual one. */
  readonly price: number | null;
  readonly onChange: (price: number | null) => void;
}

function OwnPrice({ label, usual, price, onChange }: OwnPriceProps) {
  const [typed, setTyped] = useState('');
  // Otherwise the price was changed elsewhere.
  const shown = sentNumberOrNull('rupees', typed) === price ? typed : String(price ?? '');
  const problem = numberProblem(choicePrice, shown);
  return (
    <>
      <CheckedInput
        className={styles['input']}
        aria-label={label}
        kind="rupees"
        problem={problem}
        placeholder={String(usual)}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(sentNumberOrNull('rupees', target.value));
        }}
      />
      {problem && <span className="across danger small semibold">{problem}</span>}
    </>
  );
}
