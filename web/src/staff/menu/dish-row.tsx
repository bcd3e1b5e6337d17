import { clockRange } from '../../shared/lib/clock';
import { hoursOf } from '../../domain/restaurant/serving-hours';
import { Button } from '../../shared/ui/button';
import { DietMark } from '../../domain/menu/diet-mark';
import { DishImage } from '../../domain/menu/dish-image';
import { Price } from '../../shared/ui/price';
import { usePortionsLeft } from '../../domain/menu/availability';
import { useSoldOut, useSoldOutText } from '../../domain/menu/sold-out';
import { SoldOutButton } from '../sold-out/sold-out-button';
import { useTexts } from '../texts/texts';
import type { Dish } from './dish-fields';
import styles from './dish-row.module.css';

export interface DishActions {
  /** To focus the button after saving the dish. */
  readonly editButtonId: (id: string) => string;
  readonly onEdit: (dish: Dish) => void;
  readonly onDuplicate: (dish: Dish) => void;
  readonly onDelete: (dish: Dish) => void;
}

interface DishRowProps {
  readonly dish: Dish;
  /** Undefined for those who may not edit the menu. */
  readonly actions: DishActions | undefined;
}

export function DishRow({ dish, actions }: DishRowProps) {
  const t = useTexts();
  const { name, price, description, category, image, mark, soldOut } = dish;
  const [isSoldOut] = useSoldOut([soldOut]);
  const left = usePortionsLeft(dish.id);
  const soldOutText = useSoldOutText();
  const hours = hoursOf(dish);
  return (
    <li>
      <article className={`${styles['row']} ${image ? '' : styles['plain']}`} aria-label={name}>
        {image && (
          <div className={styles['picture']}>
            <DishImage src={image} name={name} sizes="7rem" />
          </div>
        )}
        <div className={`stack gap-1 anywhere ${styles['text']}`}>
          <h4 className={styles['name']}>{name}</h4>
          <p className="row wrap baseline gap-1 gap-x-3">
            <DietMark mark={mark} />
            <strong className="tabular">
              <Price rupees={price} />
            </strong>
            <span className="muted small">{category ?? t('menu.uncategorized')}</span>
            {hours && (
              <span className="muted small">
                {t('menu.servedAt', { time: clockRange(hours.from, hours.until) })}
              </span>
            )}
          </p>
          {left !== undefined && <p className="warning small bold">{t('soldOut.left', { count: left })}</p>}
          {isSoldOut && soldOut && <p className="warning small bold">{soldOutText(soldOut)}</p>}
          {description && <p className="muted small clamp">{description}</p>}
        </div>
        <div className={`flex wrap gap-2 ${styles['actions']}`}>
          <SoldOutButton item={dish} />
          {actions && <EditButtons dish={dish} {...actions} />}
        </div>
      </article>
    </li>
  );
}

function EditButtons({
  dish,
  editButtonId,
  onEdit,
  onDuplicate,
  onDelete,
}: DishActions & { readonly dish: Dish }) {
  const t = useTexts();
  const { name } = dish;
  return (
    <>
      <Button
        id={editButtonId(dish.id)}
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
        aria-label={t('adminMenu.duplicateLabel', { name })}
        onClick={() => onDuplicate(dish)}
      >
        {t('adminMenu.duplicate')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('adminMenu.deleteLabel', { name })}
        onClick={() => onDelete(dish)}
      >
        {t('admin.delete')}
      </Button>
    </>
  );
}
