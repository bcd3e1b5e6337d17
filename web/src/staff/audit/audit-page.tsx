import { errorMessage } from '../../shared/lib/errors';
import { CardList } from '../../shared/ui/card-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { useTexts } from '../texts/texts';
import { AuditCard } from './audit-card';
import { filterOf, useAuditChoices } from './audit-filter';
import { AuditFilterBar } from './audit-filter-bar';
import { DownloadAudit } from './download-audit';
import { useAudit } from './use-audit';

/** Who changed what. The filter is in the address. */
export function AuditPage() {
  const t = useTexts();
  const { choices, choose, clear } = useAuditChoices();
  const filter = filterOf(choices);
  const { audit, error, loading, refetch, fetchMore } = useAudit(filter);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);

  return (
    <Page>
      <AuditFilterBar choices={choices} choose={choose} clear={clear} />
      {!audit && loading && <ListSkeleton label={t('audit.loading')} />}
      {!audit && error && !loading && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('audit.loadFailed'))}</RetryNotice>
      )}
      {audit?.nodes.length === 0 && (
        <EmptyState title={isFiltered ? t('audit.noSuch') : t('audit.none')}>
          {t('audit.emptyText')}
        </EmptyState>
      )}
      {audit && audit.nodes.length > 0 && (
        <>
          <DownloadAudit filter={filter} />
          <CardList of={audit.nodes}>{(entry) => <AuditCard entry={entry} />}</CardList>
        </>
      )}
      {audit && (
        <ShowMore
          pageInfo={audit.pageInfo}
          load={(after) => fetchMore({ variables: { after } })}
          failure={t('audit.moreFailed')}
        />
      )}
    </Page>
  );
}
