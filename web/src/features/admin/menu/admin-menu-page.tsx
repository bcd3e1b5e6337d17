import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import nothingFound from '../../../assets/nothing-found.svg';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { TextField } from '../../../shared/ui/field';
import { LiveStatus } from '../../../shared/ui/live-status';
import { Page } from '../../../shared/ui/page';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { hasName } from '../../menu/search';
import { useTexts } from '../texts/texts';
import styles from './admin-menu-page.module.css';
import { DemoDishes } from './demo-dishes';
import type { Dish } from './dish-draft';
import { DishForm, type DishFormHandle } from './dish-form';
import { DishRow } from './dish-row';
import { useAdminMenu } from './use-admin-menu';
import { useDeleteDish } from './use-delete-dish';

const skeletonRows = 5;
const editButtonId = (id: string) => `edit-${id}`;

export function AdminMenuPage() {
  const t = useTexts();
  const { dishes, error, loading, refresh } = useAdminMenu();
  const { deleteDish, isDeleting } = useDeleteDish();
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Dish>();
  const form = useRef<DishFormHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const found = dishes?.filter((dish) => hasName(dish, search));
  const hasFailed = !dishes && !loading && error !== undefined;

  const onSaved = (dish: Dish, wasEdited: boolean) => {
    // Returns the focus; a new dish is first on the list, unless the search hides it.
    if (wasEdited) document.getElementById(editButtonId(dish.id))?.focus();
    else if (!hasName(dish, search)) setSearch('');
  };

  const confirmDelete = async () => {
    if (!doomed) return;
    if (await deleteDish(doomed.id)) form.current?.forget(doomed.id);
    // The focused button is gone with its dish, and nothing behind an open dialog can have the focus.
    flushSync(() => setDoomed(undefined));
    heading.current?.focus();
  };

  return (
    <Page title={t('adminMenu.title')} width="wide" actions={dishes && <LiveStatus />}>
      <div className={styles['layout']}>
        <div className={styles['form']}>
          <DishForm ref={form} dishes={dishes} refresh={refresh} onSaved={onSaved} />
        </div>
        <section className={styles['list']} aria-labelledby="admin-menu-items">
          <TextField
            label={t('admin.search')}
            type="search"
            placeholder={t('adminMenu.searchPlaceholder')}
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {dishes && <DemoDishes all={dishes.length} onRemoved={() => heading.current?.focus()} />}
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
          {!dishes && loading && (
            <div role="status" aria-label={t('menu.loading')} className={styles['rows']}>
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
          {found && found.length > 0 && (
            <ul className={styles['rows']}>
              {found.map((dish) => (
                <DishRow
                  key={dish.id}
                  dish={dish}
                  editButtonId={editButtonId(dish.id)}
                  onEdit={(wanted) => form.current?.edit(wanted)}
                  onDelete={setDoomed}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => {
          if (!open) setDoomed(undefined);
        }}
        title={t('adminMenu.deleteTitle', { name: doomed?.name ?? '' })}
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
