import { currentLanguage } from '../../texts/language';
import type { Named } from './search';
import styles from './dish-name.module.css';

/** The name in the present language. */
export const dishName = ({ name, hindiName }: Named): string =>
  currentLanguage() === 'hi' && hindiName ? hindiName : name;

interface Described {
  readonly description: string;
  /** Missing in menus that an older version has kept. */
  readonly hindiDescription?: string | null;
}

/** The description in the present language, or else as it was typed. */
export const dishDescription = ({ description, hindiDescription }: Described): string =>
  currentLanguage() === 'hi' && hindiDescription ? hindiDescription : description;

/** The English name below a Hindi one. */
export function OtherName({ dish }: { readonly dish: Named }) {
  if (dishName(dish) === dish.name) return null;
  return (
    <span className={styles['other']} lang="en-IN">
      {dish.name}
    </span>
  );
}
