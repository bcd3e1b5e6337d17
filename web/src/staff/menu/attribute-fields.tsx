import { allergenTexts } from '../../domain/menu/allergen-texts';
import { DietMark, markTexts } from '../../domain/menu/diet-mark';
import { spiceTexts } from '../../domain/menu/dish-tags';
import { withChosen } from '../../shared/form/fields';
import { ChoicesField } from '../../shared/ui/choices-field';
import { SelectField, TextAreaField, TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';
import styles from './attribute-fields.module.css';
import { allergens, marks } from './dish-fields';
import type { DishFormState } from './use-dish-form';
import { TaxClassOptions } from './tax-class-options';
import { useTaxClasses } from './use-tax-classes';

interface AttributeFieldsProps {
  readonly form: DishFormState;
}

export function MarkField({ form: { fields, errors, labelOf, change } }: AttributeFieldsProps) {
  const t = useTexts();
  return (
    <ChoicesField
      isSingle
      legend={labelOf('mark')}
      name="mark"
      options={[
        { value: '', label: t('adminMenu.notSaid') },
        ...marks.map((mark) => ({
          value: mark,
          label: (
            <>
              <span aria-hidden className="flex">
                <DietMark mark={mark} />
              </span>
              {t(markTexts[mark])}
            </>
          ),
        })),
      ]}
      chosen={[fields.mark]}
      onChange={(mark) => change({ mark })}
      error={errors['mark']}
    />
  );
}

const tags = ['isJain', 'isNew', 'isPackaged'] as const;
const folded = [
  'hindiName',
  'hindiDescription',
  'spiciness',
  'serves',
  'packing',
  'taxClass',
  'allergens',
  ...tags,
];

/** Of shops with tax classes. */
function TaxClassField({ form: { fields, errors, labelOf, change } }: AttributeFieldsProps) {
  const { classes = [] } = useTaxClasses();
  const { taxClass } = fields;
  if (classes.length === 0 && taxClass === '') return null;
  return (
    <SelectField
      label={labelOf('taxClass')}
      name="taxClass"
      value={taxClass}
      onChange={({ target }) => change({ taxClass: target.value })}
      error={errors['taxClass']}
    >
      <TaxClassOptions classes={classes} value={taxClass} />
    </SelectField>
  );
}

/** What few dishes need, folded away. */
export function MoreFields({ form }: AttributeFieldsProps) {
  const t = useTexts();
  const { fields, errors, labelOf, change, text, number } = form;
  const hasFault = folded.some((field) => errors[field] !== undefined);
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
      <div className={`stack gap-4 ${styles['fields']}`}>
        <TextField {...text('hindiName')} lang="hi" placeholder={t('adminMenu.hindiExample')} />
        <TextAreaField {...text('hindiDescription')} lang="hi" rows={3} />
        <div className={styles['pair']}>
          <SelectField
            label={labelOf('spiciness')}
            name="spiciness"
            value={fields.spiciness}
            onChange={({ target }) => change({ spiciness: target.value })}
            error={errors['spiciness']}
          >
            {spiceTexts.map((spice, level) => (
              <option key={spice} value={level}>
                {t(spice)}
              </option>
            ))}
          </SelectField>
          <NumberField {...number('serves')} />
        </div>
        <NumberField {...number('packing')} hint={t('adminMenu.packingHint')} />
        <TaxClassField form={form} />
        <ChoicesField
          legend={t('adminMenu.tags')}
          name="tags"
          options={tags.map((tag) => ({ value: tag, label: labelOf(tag) }))}
          chosen={tags.filter((tag) => fields[tag])}
          onChange={(tag, isChosen) => change({ [tag]: isChosen })}
        />
        <ChoicesField
          legend={labelOf('allergens')}
          name="allergens"
          options={allergens.map((allergen) => ({ value: allergen, label: t(allergenTexts[allergen]) }))}
          chosen={fields.allergens}
          onChange={(allergen, isIn) => change({ allergens: withChosen(fields.allergens, allergen, isIn) })}
          error={errors['allergens']}
        />
      </div>
    </details>
  );
}
