import { errorMessage } from '../../../shared/lib/errors';
import { LiveStatus } from '../../../shared/ui/live-status';
import { Page } from '../../../shared/ui/page';
import { ButtonLink } from '../../../shared/ui/button';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton';
import { useTexts } from '../../texts/texts';
import { useAdminMenu } from '../use-admin-menu';
import { useTaxClasses } from '../use-tax-classes';
import { CsvSection } from './csv-section';
import { PriceSection } from './price-section';
import styles from './menu-table.module.css';

/** Changes of many dishes: prices in one table, and the menu as a CSV file. */
export function MenuTablePage() {
  const t = useTexts();
  const { dishes, categories, optionGroups, error, loading, refresh } = useAdminMenu();
  const taxes = useTaxClasses();
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
          {!taxes.classes && taxes.error && (
            <RetryNotice onRetry={taxes.refetch}>
              {errorMessage(taxes.error, t('menuTable.taxClassesFailed'))}
            </RetryNotice>
          )}
          <PriceSection
            dishes={dishes}
            categories={categories}
            taxClasses={taxes.classes ?? []}
            refresh={refresh}
          />
          <CsvSection
            dishes={dishes}
            optionGroups={optionGroups ?? []}
            taxClasses={taxes.classes}
            refresh={refresh}
          />
        </div>
      )}
    </Page>
  );
}
