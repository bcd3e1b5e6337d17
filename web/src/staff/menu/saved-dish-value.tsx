import type { ReactNode } from 'react';
import { allergenTexts } from '../../domain/menu/allergen-texts';
import { markTexts } from '../../domain/menu/diet-mark';
import { DishImage } from '../../domain/menu/dish-image';
import { spiceTexts } from '../../domain/menu/dish-tags';
import type { TypedOf } from '../../shared/form/fields';
import { formatRupees } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import type { DishTable } from './dish-fields';
import { useTaxClasses } from './use-tax-classes';
import styles from './saved-dish-value.module.css';

/** Returns a function that shows a field of a saved dish to readers. */
export function useSavedDishValue() {
  const t = useTexts();
  const { classes = [] } = useTaxClasses();
  return (field: keyof DishTable, saved: TypedOf<DishTable>): ReactNode => {
    switch (field) {
      case 'price':
      case 'packing':
        return formatRupees(Number(saved[field]));
      case 'description':
      case 'hindiDescription':
        return saved[field] && <span className={`clamp ${styles['description']}`}>{saved[field]}</span>;
      case 'options':
        return t('adminOptions.count', { count: saved.options.length });
      case 'taxClass':
        return (
          classes.find(({ id }) => id === saved.taxClass)?.name ?? (saved.taxClass || t('taxClass.service'))
        );
      case 'mark':
        return t(saved.mark ? markTexts[saved.mark] : 'adminMenu.notSaid');
      case 'spiciness':
        return t(spiceTexts[Number(saved.spiciness)] ?? 'menu.verySpicy');
      case 'allergens':
        return saved.allergens.map((allergen) => t(allergenTexts[allergen])).join(', ');
      case 'image':
        return (
          saved.image && (
            <span className={styles['picture']}>
              <DishImage src={saved.image} name={t('adminMenu.theirPicture')} sizes="6rem" />
            </span>
          )
        );
      default: {
        const value = saved[field];
        return typeof value === 'boolean' ? t(value ? 'adminMenu.yes' : 'adminMenu.no') : value;
      }
    }
  };
}
