import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { flushSync } from 'react-dom';
import { numberProblem, sentNumberOrNull } from '../../../shared/lib/typed-number';
import { Button } from '../../../shared/ui/button';
import { SelectField } from '../../../shared/ui/field';
import { CheckedInput } from '../../../shared/ui/number-field';
import type { ChoiceGroup, DishOptions } from '../../../domain/menu/dish-options';
import { useTexts } from '../../texts/texts';
import { choicePrice, moved } from './group-draft';
import styles from './options.module.css';

interface DishOptionsFieldsProps {
  /** All groups of the menu. */
  readonly groups: readonly ChoiceGroup[];
  readonly options: readonly DishOptions[];
  /** By field, such as `options.0`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (options: readonly DishOptions[]) => void;
}

/** The option groups of a dish, in their order, each with what is different for this dish. */
export function DishOptionsFields({ groups, options, errors, onChange }: DishOptionsFieldsProps) {
  const t = useTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  const [news, setNews] = useState('');
  const heading = useId();
  const free = groups.filter(({ id }) => options.every(({ groupId }) => groupId !== id));

  const move = (index: number, by: number, name: string) => {
    flushSync(() => onChange(moved(options, index, by)));
    const row = box.current?.querySelectorAll('[data-group]')[index + by];
    const requested = row?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`);
    (requested?.disabled
      ? row?.querySelector<HTMLButtonElement>(`[data-move="${-by}"]`)
      : requested
    )?.focus();
    setNews(t('adminOptions.movedTo', { name, place: index + by + 1, count: options.length }));
  };

  return (
    <fieldset ref={box} className={styles['choices']} aria-describedby={heading}>
      <legend className={styles['legend']}>{t('dishField.options')}</legend>
      <p id={heading} className={styles['facts']}>
        {groups.length === 0 ? t('adminOptions.noneYet') : t('adminOptions.dishHint')}{' '}
        <Link to="/admin/menu/options">{t('adminOptions.editGroups')}</Link>
      </p>
      {options.map((option, index) => {
        const group = groups.find(({ id }) => id === option.groupId);
        if (!group) return null;
        const { id, name } = group;
        const error = errors[`options.${index}`];
        return (
          <div key={id} data-group={id} className={styles['dishGroup']}>
            <div className={styles['dishGroupHead']}>
              <strong>{name}</strong>
              <span className={styles['moves']}>
                {[-1, 1].map((by) => (
                  <Button
                    key={by}
                    variant="ghost"
                    size="sm"
                    data-move={by}
                    aria-label={t(by < 0 ? 'adminOptions.moveUp' : 'adminOptions.moveDown', { name })}
                    disabled={by < 0 ? index === 0 : index === options.length - 1}
                    onClick={() => move(index, by, name)}
                  >
                    {by < 0 ? '↑' : '↓'}
                  </Button>
                ))}
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('cart.removeLabel', { name })}
                  onClick={() => {
                    flushSync(() => onChange(options.toSpliced(index, 1)));
                    box.current?.querySelector<HTMLElement>('select')?.focus();
                  }}
                >
                  {t('cart.remove')}
                </Button>
              </span>
            </div>
            {error && (
              <span className={styles['error']} role="alert">
                {error}
              </span>
            )}
            <OwnChoices
              group={group}
              option={option}
              onChange={(changed) => onChange(options.with(index, changed))}
            />
          </div>
        );
      })}
      {free.length > 0 && (
        <SelectField
          label={t('adminOptions.addToDish')}
          value=""
          onChange={({ target }) => onChange([...options, { groupId: target.value, overrides: [] }])}
        >
          <option value="">{t('adminOptions.pick')}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </fieldset>
  );
}

interface OwnChoicesProps {
  readonly group: ChoiceGroup;
  readonly option: DishOptions;
  readonly onChange: (option: DishOptions) => void;
}

type Override = DishOptions['overrides'][number];

/** What is different about the choices on this dish. */
function OwnChoices({ group, option: { groupId, overrides }, onChange }: OwnChoicesProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const set = (choiceId: string, changes: Partial<Override>) => {
    const before = overrides.find((each) => each.choiceId === choiceId);
    const next = { choiceId, price: null, isDefault: null, isOffered: true, ...before, ...changes };
    const isOwn = next.price !== null || next.isDefault !== null || !next.isOffered;
    const others = overrides.filter((each) => each.choiceId !== choiceId);
    onChange({ groupId, overrides: isOwn ? [...others, next] : others });
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
              <label className={styles['default']}>
                <input
                  type="checkbox"
                  aria-label={t('adminOptions.offerLabel', { name })}
                  checked={own?.isOffered ?? true}
                  onChange={({ target }) => set(id, { isOffered: target.checked })}
                />
                <span>{t('adminOptions.offer')}</span>
              </label>
              <label className={styles['default']}>
                <input
                  type="checkbox"
                  aria-label={t('adminOptions.defaultOf', { name })}
                  checked={own?.isDefault ?? isDefault}
                  onChange={({ target }) =>
                    set(id, { isDefault: target.checked === isDefault ? null : target.checked })
                  }
                />
                <span>{t('adminOptions.default')}</span>
              </label>
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
      {problem && <span className={styles['error']}>{problem}</span>}
    </>
  );
}
