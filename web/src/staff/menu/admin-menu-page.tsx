import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import nothingFound from '../../assets/nothing-found.svg';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { EmptyState } from '../../shared/ui/empty-state';
import { Button, ButtonLink } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { LiveStatus } from '../../shared/ui/live-status';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { hasName } from '../../domain/menu/search';
import { useSearchShortcut } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import styles from './admin-menu-page.module.css';
import { CategoryDialog } from './category-dialog';
import { DeleteCategory } from './delete-category';
import { DemoDishes } from './demo-dishes';
import type { Category } from './category-fields';
import type { Dish } from './dish-fields';
import { DishForm, type DishFormHandle } from './dish-form';
import { changeButtonId, DishGroups } from './dish-groups';
import { MenuOrder } from './menu-order';
import { dishGroups, useAdminMenu } from './use-admin-menu';
import { useDeleteDish } from './use-delete-dish';

const skeletonRows = 5;
const editButtonId = (id: string) => `edit-${id}`;

export function AdminMenuPage() {
  const t = useTexts();
  useSearchShortcut();
  const { dishes, categories, optionGroups, error, loading, refresh, refreshCategories } = useAdminMenu();
  const { deleteDish, isDeleting } = useDeleteDish();
  const [search, setSearch] = useState('');
  const [dishToDelete, setDishToDelete] = useState<Dish>();
  const [isOrdering, setIsOrdering] = useState(false);
  /** Id of the category in the dialog; `new` for one to be added. */
  const [categoryId, setCategoryId] = useState<string>();
  const [categoryToDelete, setCategoryToDelete] = useState<Category>();
  const form = useRef<DishFormHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const found = dishes?.filter((dish) => hasName(dish, search));
  const isSearching = search.trim() !== '';
  const groups =
    found && dishGroups(found, categories).filter(({ dishes: of }) => of.length > 0 || !isSearching);
  const isShowingOrder = isOrdering && !isSearching;
  const hasFailed = !dishes && !loading && error !== undefined;

  const onSaved = (dish: Dish, wasEdited: boolean) => {
    // Returns the focus; a new dish is on the list, unless the search hides it.
    if (wasEdited) document.getElementById(editButtonId(dish.id))?.focus();
    else if (!hasName(dish, search)) setSearch('');
  };

  const confirmDelete = async () => {
    if (!dishToDelete) return;
    if (await deleteDish(dishToDelete.id)) form.current?.forget(dishToDelete.id);
    // The focused button is gone with its dish, and nothing behind an open dialog can have the focus.
    flushSync(() => setDishToDelete(undefined));
    heading.current?.focus();
  };

  return (
    <Page width="wide" actions={dishes && <LiveStatus />}>
      <div className={`stack gap-5 ${styles['layout']}`}>
        <div className={styles['form']}>
          <DishForm
            ref={form}
            dishes={dishes}
            categories={categories}
            optionGroups={optionGroups}
            refresh={refresh}
            onSaved={onSaved}
          />
        </div>
        <section className="stack gap-3 content-start" aria-labelledby="admin-menu-items">
          <TextField
            label={t('admin.search')}
            type="search"
            placeholder={t('adminMenu.searchPlaceholder')}
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <p className={styles['links']}>
            <ButtonLink to="/admin/menu/options" variant="secondary" size="sm">
              {t('adminOptions.title')}
            </ButtonLink>{' '}
            <ButtonLink to="/admin/menu/table" variant="secondary" size="sm">
              {t('menuTable.title')}
            </ButtonLink>
          </p>
          {dishes && <DemoDishes all={dishes.length} onRemoved={() => heading.current?.focus()} />}
          <div className={`row wrap gap-2 ${styles['head']}`}>
            <h2 id="admin-menu-items" ref={heading} tabIndex={-1} className={styles['heading']}>
              {t('adminMenu.items')}{' '}
              {found && dishes && (
                <span className={styles['count']} role="status">
                  {found.length === dishes.length
                    ? dishes.length
                    : t('adminMenu.countOf', { found: String(found.length), all: String(dishes.length) })}
                </span>
              )}
            </h2>
            {dishes && (
              <div className="row wrap gap-2 push">
                <Button variant="secondary" size="sm" onClick={() => setCategoryId('new')}>
                  {t('categories.add')}
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-pressed={isShowingOrder}
                  onClick={() => {
                    setSearch('');
                    setIsOrdering(!isShowingOrder);
                  }}
                >
                  {t(isShowingOrder ? 'menuOrder.done' : 'menuOrder.change')}
                </Button>
              </div>
            )}
          </div>
          {!dishes && loading && (
            <div role="status" aria-label={t('menu.loading')} className="stack gap-3 content-start">
              {Array.from({ length: skeletonRows }, (_, index) => (
                <Skeleton key={index} height="7rem" />
              ))}
            </div>
          )}
          {hasFailed && <RetryNotice onRetry={refresh}>{t('menu.loadFailed')}</RetryNotice>}
          {found?.length === 0 && (
            <EmptyState picture={nothingFound} title={t('adminMenu.none')}>
              {search.trim() ? t('menu.tryShorter') : t('adminMenu.addFirst')}
            </EmptyState>
          )}
          {groups && isShowingOrder && <MenuOrder groups={groups} />}
          {groups && !isShowingOrder && (
            <DishGroups
              groups={groups}
              actions={{
                editButtonId,
                onEdit: (requested) => form.current?.edit(requested),
                onDuplicate: (requested) => form.current?.duplicate(requested),
                onDelete: setDishToDelete,
                onChangeCategory: ({ id }) => setCategoryId(id),
              }}
            />
          )}
        </section>
      </div>
      {categoryId !== undefined && (
        <CategoryDialog
          category={categories.find(({ id }) => id === categoryId)}
          categories={categories}
          refresh={refreshCategories}
          onClose={() => {
            flushSync(() => setCategoryId(undefined));
            // A renamed category has another button than the one that opened the dialog.
            document.getElementById(changeButtonId(categoryId))?.focus();
          }}
          onDelete={setCategoryToDelete}
        />
      )}
      {categoryToDelete && (
        <DeleteCategory
          category={categoryToDelete}
          refresh={refresh}
          onCancel={() => setCategoryToDelete(undefined)}
          onDeleted={() => {
            flushSync(() => {
              setCategoryToDelete(undefined);
              setCategoryId(undefined);
            });
            heading.current?.focus();
          }}
        />
      )}
      <ConfirmDialog
        open={dishToDelete !== undefined}
        onOpenChange={(open) => {
          if (!open) setDishToDelete(undefined);
        }}
        title={t('adminMenu.deleteTitle', { name: dishToDelete?.name ?? '' })}
        confirmLabel={t('admin.delete')}
        tone="danger"
        busy={isDeleting}
        onConfirm={() => void confirmDelete()}
      >
        {t('adminMenu.deleteText')}
      </ConfirmDialog>
    </Page>
  );
}
