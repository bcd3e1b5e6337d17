import { useId } from 'react';
import type { ChoiceGroup } from '../../domain/menu/dish-options';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { PictureField } from '../form/picture-field';
import type { usePictureUpload } from '../form/use-picture-upload';
import { useTexts } from '../texts/texts';
import { MarkField, MoreFields } from './attribute-fields';
import styles from './dish-form.module.css';
import { ServingHoursFields } from './serving-hours-fields';
import { DishOptionsFields } from './options/dish-options-fields';
import type { DishFormState } from './use-dish-form';

interface DishFieldsProps {
  readonly form: DishFormState;
  readonly upload: ReturnType<typeof usePictureUpload>;
  readonly categories: readonly { readonly name: string }[];
  /** All option groups of the menu; undefined while unknown. */
  readonly optionGroups: readonly ChoiceGroup[] | undefined;
}

/** The controls of a dish. */
export function DishFields({ form, upload, categories, optionGroups }: DishFieldsProps) {
  const t = useTexts();
  const { fields, errors, change, labelOf, text, number } = form;
  const categoriesId = useId();
  return (
    <>
      <TextField {...text('name')} />
      <div className={styles['pair']}>
        <NumberField {...number('price')} label={t('adminMenu.price')} />
        <TextField {...text('category')} list={categoriesId} placeholder={t('menu.uncategorized')} />
      </div>
      <MarkField form={form} />
      <TextAreaField {...text('description')} rows={3} />
      <datalist id={categoriesId}>
        {categories.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <DishOptionsFields
        groups={optionGroups}
        options={fields.options}
        errors={errors}
        onChange={(options) => change({ options })}
      />
      <ServingHoursFields from={text('servedFrom')} until={text('servedUntil')} />
      <PictureField
        name="image"
        label={labelOf('image')}
        image={fields.image}
        isOfDish
        upload={upload}
        error={errors['image']}
        onRemove={() => change({ image: null })}
      />
      <MoreFields form={form} />
    </>
  );
}
