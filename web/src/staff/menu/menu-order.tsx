import { useId, useState } from 'react';
import { categoryName } from '../../domain/menu/categories';
import { useTexts } from '../texts/texts';
import styles from './menu-order.module.css';
import { SortableList } from './sortable-list';
import type { DishGroup } from './use-admin-menu';
import { useReorder } from './use-reorder';

interface OrderProps {
  readonly group: DishGroup;
  readonly onMoved: (sentence: string) => void;
}

function DishOrder({ group: { name, dishes }, onMoved }: OrderProps) {
  const id = useId();
  const { entries, reorder } = useReorder('fullMenu', dishes);
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {categoryName({ name })}
      </h3>
      <SortableList labelledBy={id} entries={entries} onReorder={reorder} onMoved={onMoved} />
    </section>
  );
}

/** The order of the categories, and of the dishes in each. */
export function MenuOrder({ groups }: { readonly groups: readonly DishGroup[] }) {
  const t = useTexts();
  const id = useId();
  const [moved, setMoved] = useState('');
  const categories = groups.flatMap(({ category }) => category ?? []);
  const { entries, reorder } = useReorder('allCategories', categories);
  const places = new Map(entries.map((category, place) => [category.id, place]));
  const place = ({ category }: DishGroup) => (category && places.get(category.id)) ?? groups.length;
  return (
    <>
      <p className="muted">{t('menuOrder.hint')}</p>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {categories.length > 0 && (
        <section className="stack gap-2" aria-labelledby={id}>
          <h3 id={id} className={styles['heading']}>
            {t('menu.categories')}
          </h3>
          <SortableList labelledBy={id} entries={entries} onReorder={reorder} onMoved={setMoved} />
        </section>
      )}
      {groups
        .filter(({ dishes }) => dishes.length > 0)
        .toSorted((one, other) => place(one) - place(other))
        .map((group) => (
          <DishOrder key={group.name} group={group} onMoved={setMoved} />
        ))}
    </>
  );
}
