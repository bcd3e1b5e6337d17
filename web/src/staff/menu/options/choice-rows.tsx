import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { numberProblem } from '../../../shared/lib/typed-number';
import { Button } from '../../../shared/ui/button';
import { CheckedInput } from '../../../shared/ui/number-field';
import { useTexts } from '../../texts/texts';
import { choicePrice, moved, withDefault, type ChoiceDraft, type GroupDraft } from './group-draft';
import styles from './options.module.css';

interface ChoiceRowsProps {
  readonly draft: GroupDraft;
  /** By field, such as `choices.0.name`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: GroupDraft) => void;
}

/** The choices of a group, in their order. */
export function ChoiceRows({ draft, errors, onChange }: ChoiceRowsProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState('');
  const { choices } = draft;

  const set = (key: string, changes: Partial<ChoiceDraft>) =>
    onChange({
      ...draft,
      choices: choices.map((choice) => (choice.key === key ? { ...choice, ...changes } : choice)),
    });

  const move = (index: number, by: number) => {
    const choice = choices[index];
    if (!choice) return;
    flushSync(() => onChange({ ...draft, choices: moved(choices, index, by) }));
    const row = list.current?.querySelector(`[data-choice="${choice.key}"]`);
    const requested = row?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`);
    // At either end the button is disabled.
    (requested?.disabled
      ? row?.querySelector<HTMLButtonElement>(`[data-move="${-by}"]`)
      : requested
    )?.focus();
    setNews(t('adminOptions.movedTo', { name: choice.name, place: index + by + 1, count: choices.length }));
  };

  const remove = (index: number) => {
    flushSync(() => onChange({ ...draft, choices: choices.toSpliced(index, 1) }));
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-choice]');
    rows?.[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>('input')?.focus();
  };

  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>{t('adminOptions.choices')}</legend>
      <p className={styles['facts']}>{t('adminOptions.defaultHint')}</p>
      {errors['choices'] && (
        <p className={styles['error']} role="alert">
          {errors['choices']}
        </p>
      )}
      <ul ref={list} className={styles['rows']}>
        {choices.map((choice, index) => {
          const { key, name, price, isDefault } = choice;
          const shown = name || t('adminOptions.choiceNumber', { number: index + 1 });
          const problem = numberProblem({ ...choicePrice, required: true }, price);
          const error = errors[`choices.${index}.name`] ?? problem ?? errors[`choices.${index}.price`];
          return (
            <li key={key} data-choice={key} className={styles['row']}>
              <input
                className={styles['input']}
                aria-label={t('adminOptions.nameOf', { number: index + 1 })}
                aria-invalid={errors[`choices.${index}.name`] ? true : undefined}
                autoComplete="off"
                maxLength={60}
                required
                value={name}
                onChange={({ target }) => set(key, { name: target.value })}
              />
              <span className={styles['money']}>
                <span>+ ₹</span>
                <CheckedInput
                  className={styles['input']}
                  aria-label={t('adminOptions.priceOf', { name: shown })}
                  aria-invalid={errors[`choices.${index}.price`] ? true : undefined}
                  kind="rupees"
                  problem={problem}
                  required
                  value={price}
                  onChange={({ target }) => set(key, { price: target.value })}
                />
              </span>
              <label className={styles['default']}>
                <input
                  type="checkbox"
                  aria-label={t('adminOptions.defaultOf', { name: shown })}
                  checked={isDefault}
                  onChange={({ target }) => onChange(withDefault(draft, key, target.checked))}
                />
                <span>{t('adminOptions.default')}</span>
              </label>
              <span className={styles['moves']}>
                {[-1, 1].map((by) => (
                  <Button
                    key={by}
                    variant="ghost"
                    size="sm"
                    data-move={by}
                    aria-label={t(by < 0 ? 'adminOptions.moveUp' : 'adminOptions.moveDown', { name: shown })}
                    disabled={by < 0 ? index === 0 : index === choices.length - 1}
                    onClick={() => move(index, by)}
                  >
                    {by < 0 ? '↑' : '↓'}
                  </Button>
                ))}
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={choices.length === 1}
                  aria-label={t('cart.removeLabel', { name: shown })}
                  onClick={() => remove(index)}
                >
                  {t('cart.remove')}
                </Button>
              </span>
              {error && <span className={styles['error']}>{error}</span>}
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </fieldset>
  );
}
