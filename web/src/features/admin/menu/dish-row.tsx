import { Button } from '../../../shared/ui/button';
import { DietMark } from '../../../shared/ui/diet-mark';
import { DishImage } from '../../../shared/ui/dish-image';
import { Price } from '../../../shared/ui/price';
import { useTexts } from '../texts/texts';
import type { Dish } from './dish-draft';
import styles from './dish-row.module.css';

interface DishRowProps {
  readonly dish: Dish;
  /** To focus the button after saving the dish. */
  readonly editButtonId: string;
  readonly onEdit: (dish: Dish) => void;
  readonly onDelete: (dish: Dish) => void;
}

export function DishRow({ dish, editButtonId, onEdit, onDelete }: DishRowProps) {
  const t = useTexts();
  const { name, price, description, category, image, mark } = dish;
  return (
    <li>
      <article className={`${styles['row']} ${image ? '' : styles['plain']}`} aria-label={name}>
        {image && (
          <div className={styles['picture']}>
            <DishImage src={image} name={name} sizes="7rem" />
          </div>
        )}
        <div className={styles['text']}>
          <h3 className={styles['name']}>{name}</h3>
          <p className={styles['facts']}>
            <DietMark mark={mark} />
            <strong className={styles['price']}>
              <Price rupees={price} />
            </strong>
            <span className={styles['category']}>{category ?? t('menu.uncategorized')}</span>
          </p>
          {description && <p className={styles['description']}>{description}</p>}
        </div>
        <div className={styles['actions']}>
          <Button
            id={editButtonId}
            variant="secondary"
            size="sm"
            aria-label={t('adminMenu.editLabel', { name })}
            onClick={() => onEdit(dish)}
          >
            {t('common.edit')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('adminMenu.deleteLabel', { name })}
            onClick={() => onDelete(dish)}
          >
            {t('admin.delete')}
          </Button>
        </div>
      </article>
    </li>
  );
}
