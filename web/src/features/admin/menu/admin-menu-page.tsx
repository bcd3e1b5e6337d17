import { useRef, useState } from 'react';
import nothingFound from '../../../assets/nothing-found.svg';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { TextField } from '../../../shared/ui/field';
import { LiveStatus } from '../../../shared/ui/live-status';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { Skeleton } from '../../../shared/ui/skeleton';
import { matchesSearch } from '../../menu/menu-item';
import styles from './admin-menu-page.module.css';
import type { Dish } from './dish-draft';
import { DishForm, type DishFormHandle } from './dish-form';
import { DishRow } from './dish-row';
import { useAdminMenu } from './use-admin-menu';
import { useDeleteDish } from './use-delete-dish';

const skeletonRows = 5;
const editButtonId = (id: string) => `edit-${id}`;

export function AdminMenuPage() {
  const { dishes, error, loading, refresh } = useAdminMenu();
  const { deleteDish, isDeleting } = useDeleteDish();
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Dish>();
  const form = useRef<DishFormHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const found = dishes?.filter(({ name }) => matchesSearch(name, search));
  const hasFailed = !dishes && !loading && error !== undefined;

  const onSaved = ({ id, name }: Dish, wasEdited: boolean) => {
    // Back to where the admin came from; a new dish is first on the list, unless the search hides it.
    if (wasEdited) document.getElementById(editButtonId(id))?.focus();
    else if (!matchesSearch(name, search)) setSearch('');
  };

  const confirmDelete = async () => {
    if (!doomed) return;
    if (await deleteDish(doomed.id)) form.current?.forget(doomed.id);
    setDoomed(undefined);
    // The button that had the focus is gone with its dish.
    heading.current?.focus();
  };

  return (
    <Page title="Manage Menu" width="wide" actions={dishes && <LiveStatus />}>
      <div className={styles['layout']}>
        <div className={styles['form']}>
          <DishForm ref={form} dishes={dishes} refresh={refresh} onSaved={onSaved} />
        </div>
        <section className={styles['list']} aria-labelledby="admin-menu-items">
          <TextField
            label="Search"
            type="search"
            placeholder="Search by name..."
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <h2 id="admin-menu-items" ref={heading} tabIndex={-1} className={styles['heading']}>
            Items{' '}
            {found && dishes && (
              <span className={styles['count']} role="status">
                {found.length === dishes.length ? dishes.length : `${found.length} of ${dishes.length}`}
              </span>
            )}
          </h2>
          {!dishes && loading && (
            <div role="status" aria-label="Loading the menu" className={styles['rows']}>
              {Array.from({ length: skeletonRows }, (_, index) => (
                <Skeleton key={index} height="7rem" />
              ))}
            </div>
          )}
          {hasFailed && (
            <Notice
              tone="error"
              action={
                <Button variant="secondary" size="sm" onClick={() => void refresh().catch(() => undefined)}>
                  Try again
                </Button>
              }
            >
              The menu could not be loaded.
            </Notice>
          )}
          {found?.length === 0 && (
            <EmptyState picture={nothingFound} title="No items found.">
              {search.trim()
                ? 'Try a shorter word, such as roll or paneer.'
                : 'Add the first dish of the menu.'}
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
        title={`Delete ${doomed?.name ?? ''}?`}
        confirmLabel="Delete"
        tone="danger"
        busy={isDeleting}
        onConfirm={() => void confirmDelete()}
      >
        It leaves the menu at once. Orders that have it stay as they are.
      </ConfirmDialog>
    </Page>
  );
}
