import { useRows } from '../../../shared/form/use-rows';
import { numberProblem } from '../../../shared/lib/typed-number';
import { Button } from '../../../shared/ui/button';
import { CheckField } from '../../../shared/ui/check-field';
import { CheckedInput } from '../../../shared/ui/number-field';
import { RowButtons, MovedRowStatus } from '../../form/row-buttons';
import { useTexts } from '../../texts/texts';
import { choicePrice, maxChoicesOfGroup, newChoice, withDefault } from './group-fields';
import styles from './options.module.css';
import type { GroupFormState } from './use-group-form';

/** The choices of a group, in their order. */
export function ChoiceRows({ form: { fields, errors, change } }: { readonly form: GroupFormState }) {
  const t = useTexts();
  const { choices } = fields;
  const { list, rows } = useRows(choices, (next) => change({ choices: next }));
  return (
    <fieldset className="stack gap-3">
      <legend className={styles['legend']}>{t('adminOptions.choices')}</legend>
      <p className="muted small">{t('adminOptions.defaultHint')}</p>
      {errors['choices'] && (
        <p className="across danger small semibold" role="alert">
          {errors['choices']}
        </p>
      )}
      <ul ref={list} className="stack gap-3 unless-empty">
        {choices.map(({ key, name, price, isDefault }, index) => {
          const shown = name || t('adminOptions.choiceNumber', { number: index + 1 });
          const problem = numberProblem({ ...choicePrice, required: true }, price);
          const error = errors[`choices.${index}.name`] ?? problem ?? errors[`choices.${index}.price`];
          return (
            <li key={key} className={styles['row']}>
              <input
                className={styles['input']}
                name={`choices.${index}.name`}
                aria-label={t('adminOptions.nameOf', { number: index + 1 })}
                aria-invalid={errors[`choices.${index}.name`] ? true : undefined}
                autoComplete="off"
                maxLength={60}
                required
                value={name}
                onChange={({ target }) => rows.change(index, { name: target.value })}
              />
              <span className={`row gap-2 ${styles['money']}`}>
                <span>+ ₹</span>
                <CheckedInput
                  className={styles['input']}
                  name={`choices.${index}.price`}
                  aria-label={t('adminOptions.priceOf', { name: shown })}
                  aria-invalid={errors[`choices.${index}.price`] ? true : undefined}
                  kind="rupees"
                  problem={problem}
                  required
                  value={price}
                  onChange={({ target }) => rows.change(index, { price: target.value })}
                />
              </span>
              <CheckField
                className={`row gap-2 ${styles['default']}`}
                aria-label={t('adminOptions.defaultOf', { name: shown })}
                label={t('adminOptions.default')}
                checked={isDefault}
                onChange={(isOn) => change({ choices: withDefault(fields, key, isOn) })}
              />
              <RowButtons rows={rows} index={index} name={shown} needsOne />
              {error && <span className="across danger small semibold">{error}</span>}
            </li>
          );
        })}
      </ul>
      <MovedRowStatus rows={rows} />
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={choices.length >= maxChoicesOfGroup}
          onClick={() => rows.insert(newChoice())}
        >
          {t('adminOptions.addChoice')}
        </Button>
      </div>
    </fieldset>
  );
}
