import { LiveStatus } from '../../../shared/ui/live-status';
import { Page } from '../../../shared/ui/page';
import { ButtonLink } from '../../../shared/ui/button';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton';
import { useTexts } from '../../texts/texts';
import { useAdminMenu } from '../use-admin-menu';
import { CsvSection } from './csv-section';
import { PriceSection } from './price-section';
import styles from './menu-table.module.css';

/** Changes of many dishes: prices in one table, and the menu as a CSV file. */
export function MenuTablePage() {
  const t = useTexts();
  const { dishes, categories, optionGroups, error, loading, refresh } = useAdminMenu();
  return (
    <Page width="wide" actions={dishes && <LiveStatus />}>
      <p className={styles['back']}>
        <ButtonLink to="/admin/menu" variant="secondary" size="sm">
          {t('menuTable.back')}
        </ButtonLink>
      </p>
      {!dishes && loading && <ScreenSkeleton />}
      {!dishes && !loading && error && <RetryNotice onRetry={refresh}>{t('menu.loadFailed')}</RetryNotice>}
      {dishes && (
        <div className="stack gap-6">
          <PriceSection dishes={dishes} categories={categories} refresh={refresh} />
          <CsvSection dishes={dishes} optionGroups={optionGroups ?? []} refresh={refresh} />
        </div>
      )}
    </Page>
  );
}
