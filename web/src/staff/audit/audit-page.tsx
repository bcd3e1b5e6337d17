import { useSearchParams } from 'react-router-dom';
import type { AuditSubject } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { CardList } from '../../shared/ui/card-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { SelectField, TextField } from '../../shared/ui/field';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { useSearchShortcut } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import { useTyped } from '../form/use-typed';
import { AuditCard } from './audit-card';
import styles from './audit-page.module.css';
import { useAudit } from './use-audit';

const subjects: readonly AuditSubject[] = [
  'RESTAURANT',
  'DISH',
  'CATEGORY',
  'OPTION_GROUP',
  'MENU_ORDER',
  'CONNECTION',
];
const maxSearchLength = 100;
const debounceMs = 300;

/** Who changed what. The filter is in the address. */
export function AuditPage() {
  const t = useTexts();
  useSearchShortcut();
  const [params, setParams] = useSearchParams();
  const requested = params.get('search')?.slice(0, maxSearchLength) ?? '';
  const subject = subjects.find((each) => each === params.get('subject'));
  const choose = (change: Record<string, string>) =>
    setParams(
      (before) => Object.entries({ ...Object.fromEntries(before), ...change }).filter(([, value]) => value),
      { replace: true },
    );
  const search = useTyped(requested, { debounceMs, send: (text) => choose({ search: text }) });
  const { audit, error, loading, refetch, fetchMore } = useAudit({ search: requested, subject });
  const isFiltered = requested !== '' || subject !== undefined;

  return (
    <Page>
      <search className={`stack gap-3 ${styles['filter']}`}>
        <TextField
          label={t('admin.search')}
          type="search"
          enterKeyHint="search"
          placeholder={t('audit.searchPlaceholder')}
          autoComplete="off"
          maxLength={maxSearchLength}
          value={search.typed}
          onChange={({ target }) => search.type(target.value)}
        />
        <SelectField
          label={t('audit.subject')}
          value={subject ?? ''}
          onChange={({ target }) => choose({ subject: target.value, search: search.typed })}
        >
          <option value="">{t('admin.all')}</option>
          {subjects.map((each) => (
            <option key={each} value={each}>
              {t(`auditSubject.${each}`)}
            </option>
          ))}
        </SelectField>
      </search>
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
        <CardList of={audit.nodes}>{(entry) => <AuditCard entry={entry} />}</CardList>
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
