import { currentLanguage } from '../../texts/language';
import styles from './dish-name.module.css';

interface Named {
  readonly name: string;
  /** Missing in menus that an older version has kept. */
  readonly hindiName?: string | null;
}

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
