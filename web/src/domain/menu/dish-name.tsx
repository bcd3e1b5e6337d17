import { currentLanguage } from '../../texts/language';
import type { Named } from './search';
import styles from './dish-name.module.css';

/** The name in the present language. */
export const dishName = ({ name, hindiName }: Named): string =>
  currentLanguage() === 'hi' && hindiName ? hindiName : name;

/** The English name below a Hindi one. */
export function OtherName({ dish }: { readonly dish: Named }) {
  if (dishName(dish) === dish.name) return null;
  return (
    <span className={styles['other']} lang="en-IN">
      {dish.name}
    </span>
  );
}
