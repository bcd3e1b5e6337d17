import { clockRange } from '../../shared/lib/clock';
import { useId } from 'react';
import { hoursOf } from '../../domain/restaurant/serving-hours';
import { Button } from '../../shared/ui/button';
import { categoryName } from '../../domain/menu/categories';
import { useTexts } from '../texts/texts';
import styles from './dish-groups.module.css';
import type { Category } from './category-fields';
import { DishRow, type DishActions } from './dish-row';
import type { DishGroup } from './use-admin-menu';

/** To focus the button after the category has changed. */
export const changeButtonId = (id: string) => `change-${id}`;

interface MenuActions extends DishActions {
  readonly onChangeCategory: (category: Category) => void;
}

interface DishGroupsProps {
  readonly groups: readonly DishGroup[];
  /** Undefined for those who may not edit the menu. */
  readonly actions?: MenuActions;
}

/** The dishes by category. */
export function DishGroups({ groups, actions }: DishGroupsProps) {
  return groups.map((group) => <CategoryGroup key={group.name} group={group} actions={actions} />);
}

interface CategoryGroupProps {
  readonly group: DishGroup;
  readonly actions: MenuActions | undefined;
}

function CategoryGroup({ group: { name, category, dishes }, actions }: CategoryGroupProps) {
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
        {category && actions && (
          <Button
            id={changeButtonId(category.id)}
            variant="ghost"
            size="sm"
            className="push"
            aria-label={t('categories.changeLabel', { name })}
            onClick={() => actions.onChangeCategory(category)}
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
            <DishRow key={dish.id} dish={dish} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  );
}
