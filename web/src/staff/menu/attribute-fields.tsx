import { allergenTexts } from '../../domain/menu/allergen-texts';
import { spiceTexts } from '../../domain/menu/dish-tags';
import { SelectField, TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { DietMark, markTexts } from '../../domain/menu/diet-mark';
import type { Allergen, DishMark } from '../../gql/graphql';
import { useTexts } from '../texts/texts';
import styles from './attribute-fields.module.css';
import { packingRules, type DishFields } from './dish-draft';

interface AttributeFieldsProps {
  readonly fields: DishFields;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<DishFields>) => void;
}

const marks = ['', ...(Object.keys(markTexts) as DishMark[])] as const;
const allergens = Object.keys(allergenTexts) as Allergen[];

export function MarkField({ fields, errors, onChange }: AttributeFieldsProps) {
  const t = useTexts();
  return (
    <fieldset className={styles['group']}>
      <legend>{t('dishField.mark')}</legend>
      <div className={styles['choices']}>
        {marks.map((mark) => (
          <label key={mark} className={styles['choice']}>
            <input
              type="radio"
              name="mark"
              value={mark}
              checked={fields.mark === mark}
              onChange={() => onChange({ mark })}
            />
            {mark && (
              <span aria-hidden className={styles['mark']}>
                <DietMark mark={mark} />
              </span>
            )}
            {mark ? t(markTexts[mark]) : t('adminMenu.notSaid')}
          </label>
        ))}
      </div>
      {errors['mark'] && <span className={styles['error']}>{errors['mark']}</span>}
    </fieldset>
  );
}

/** What few dishes need, folded away. */
export function MoreFields({ fields, errors, onChange }: AttributeFieldsProps) {
  const t = useTexts();
  const hasFault = [
    'hindiName',
    'spiciness',
    'serves',
    'packing',
    'isJain',
    'isNew',
    'isPackaged',
    'allergens',
  ].some((field) => errors[field] !== undefined);
  const withAllergen = (allergen: Allergen, isIn: boolean) =>
    allergens.filter((each) => (each === allergen ? isIn : fields.allergens.includes(each)));
  return (
    <details
      className={styles['more']}
      open={hasFault || undefined}
      // A folded field cannot have the focus.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>{t('adminMenu.more')}</summary>
      <div className={styles['fields']}>
        <TextField
          label={t('dishField.hindiName')}
          name="hindiName"
          lang="hi"
          autoComplete="off"
          maxLength={120}
          placeholder={t('adminMenu.hindiExample')}
          value={fields.hindiName}
          onChange={({ target }) => onChange({ hindiName: target.value })}
          error={errors['hindiName']}
        />
        <div className={styles['pair']}>
          <SelectField
            label={t('dishField.spiciness')}
            name="spiciness"
            value={fields.spiciness}
            onChange={({ target }) => onChange({ spiciness: target.value })}
            error={errors['spiciness']}
          >
            {spiceTexts.map((text, level) => (
              <option key={text} value={level}>
                {t(text)}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={t('dishField.serves')}
            name="serves"
            kind="whole"
            min={1}
            max={50}
            value={fields.serves}
            onChange={({ target }) => onChange({ serves: target.value })}
            error={errors['serves']}
          />
        </div>
        <NumberField
          label={t('dishField.packing')}
          name="packing"
          {...packingRules}
          value={fields.packing}
          onChange={({ target }) => onChange({ packing: target.value })}
          error={errors['packing']}
          hint={t('adminMenu.packingHint')}
        />
        <fieldset className={styles['group']}>
          <legend>{t('adminMenu.tags')}</legend>
          <div className={styles['choices']}>
            {(['isJain', 'isNew', 'isPackaged'] as const).map((tag) => (
              <label key={tag} className={styles['choice']}>
                <input
                  type="checkbox"
                  name={tag}
                  checked={fields[tag]}
                  onChange={({ target }) => onChange({ [tag]: target.checked })}
                />
                {t(`dishField.${tag}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={styles['group']}>
          <legend>{t('dishField.allergens')}</legend>
          <div className={styles['choices']}>
            {allergens.map((allergen) => (
              <label key={allergen} className={styles['choice']}>
                <input
                  type="checkbox"
                  name="allergens"
                  value={allergen}
                  checked={fields.allergens.includes(allergen)}
                  onChange={({ target }) => onChange({ allergens: withAllergen(allergen, target.checked) })}
                />
                {t(allergenTexts[allergen])}
              </label>
            ))}
          </div>
          {errors['allergens'] && <span className={styles['error']}>{errors['allergens']}</span>}
        </fieldset>
      </div>
    </details>
  );
}
