import { clockRange } from '../../shared/lib/clock';
import { useId } from 'react';
import { hoursOf } from '../../domain/restaurant/serving-hours';
import { Button } from '../../shared/ui/button';
import { categoryName } from '../../domain/menu/categories';
import { useTexts } from '../texts/texts';
import styles from './dish-groups.module.css';
import type { Category } from './category-fields';
import type { Dish } from './dish-fields';
import { DishRow } from './dish-row';
import type { DishGroup } from './use-admin-menu';

/** To focus the button after the category has changed. */
export const changeButtonId = (id: string) => `change-${id}`;

interface Actions {
  readonly editButtonId: (id: string) => string;
  readonly onEdit: (dish: Dish) => void;
  readonly onDuplicate: (dish: Dish) => void;
  readonly onDelete: (dish: Dish) => void;
  readonly onChangeCategory: (category: Category) => void;
}

/** The dishes by category. */
export function DishGroups({ groups, ...actions }: Actions & { readonly groups: readonly DishGroup[] }) {
  return groups.map((group) => <CategoryGroup key={group.name} group={group} {...actions} />);
}

function CategoryGroup({
  group: { name, category, dishes },
  editButtonId,
  onEdit,
  onDuplicate,
  onDelete,
  onChangeCategory,
}: Actions & { readonly group: DishGroup }) {
  const t = useTexts();
  const id = useId();
  const hours = category && hoursOf(category);
  return (
    <section aria-labelledby={id}>
      <div className={`row wrap gap-1 gap-x-3 ${styles['head']}`}>
        <h3 id={id} className="text-lg anywhere">
          {categoryName({ name })}
        </h3>
        {hours && <span className={styles['fact']}>{clockRange(hours.from, hours.until)}</span>}
        {category?.isHidden && <span className={styles['fact']}>{t('categories.isHidden')}</span>}
        {category && (
          <Button
            id={changeButtonId(category.id)}
            variant="ghost"
            size="sm"
            className="push"
            aria-label={t('categories.changeLabel', { name })}
            onClick={() => onChangeCategory(category)}
          >
            {t('categories.change')}
          </Button>
        )}
      </div>
      {dishes.length === 0 ? (
        <p className="muted">{t('categories.empty')}</p>
      ) : (
        <ul className="stack gap-3">
          {dishes.map((dish) => (
            <DishRow
              key={dish.id}
              dish={dish}
              editButtonId={editButtonId(dish.id)}
              onEdit={onEdit}
              onDuplicate={onDuplicate}
              onDelete={onDelete}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
