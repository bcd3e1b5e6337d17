import { useId, useState } from 'react';
import nothingFound from '../../assets/nothing-found.svg';
import { hasName } from '../../domain/menu/search';
import { can, useSession } from '../../domain/session/session';
import { EmptyState } from '../../shared/ui/empty-state';
import { TextField } from '../../shared/ui/field';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { LiveStatus } from '../../shared/ui/live-status';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useSearchShortcut } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import { AdminMenuPage } from './admin-menu-page';
import { DishGroups } from './dish-groups';
import { dishGroups, useAdminMenu } from './use-admin-menu';

export function MenuPage() {
  const { user } = useSession();
  return can(user, 'EDIT_MENU') ? <AdminMenuPage /> : <SoldOutPage />;
}

/** The menu of those who say what is sold out, and edit nothing. */
function SoldOutPage() {
  const t = useTexts();
  useSearchShortcut();
  const { dishes, categories, error, loading, refresh } = useAdminMenu();
  const [search, setSearch] = useState('');
  const headingId = useId();
  const found = dishes?.filter((dish) => hasName(dish, search));
  const groups = found && dishGroups(found, categories).filter(({ dishes: of }) => of.length > 0);
  return (
    <Page actions={dishes && <LiveStatus />}>
      <div className="stack gap-5">
        <TextField
          label={t('admin.search')}
          type="search"
          placeholder={t('adminMenu.searchPlaceholder')}
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {!dishes && loading && <ListSkeleton label={t('menu.loading')} />}
        {!dishes && !loading && error && <RetryNotice onRetry={refresh}>{t('menu.loadFailed')}</RetryNotice>}
        {found?.length === 0 && (
          <EmptyState picture={nothingFound} title={t('adminMenu.none')}>
            {search.trim() && t('menu.tryShorter')}
          </EmptyState>
        )}
        {groups && groups.length > 0 && (
          <section className="stack gap-3" aria-labelledby={headingId}>
            <h2 id={headingId} className="text-xl">
              {t('adminMenu.items')}
            </h2>
            <DishGroups groups={groups} />
          </section>
        )}
      </div>
    </Page>
  );
}
