import { useToday } from '../../domain/restaurant/ordering';
import { can, useSession } from '../../domain/session/session';
import { useAddressParams } from '../../shared/lib/address-params';
import { errorMessage } from '../../shared/lib/errors';
import { narrow, useMedia } from '../../shared/lib/use-media';
import { ButtonLink } from '../../shared/ui/button';
import { CardList } from '../../shared/ui/card-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { SelectField } from '../../shared/ui/field';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { useTexts } from '../texts/texts';
import { EntryCard, EntryTable } from './bill-book-entry';
import { BillBookState } from './bill-book-state';
import styles from './bill-book.module.css';
import { BillMonth } from './bill-month';
import { formatMonth, isMonth, monthsSince } from './months';
import { useBillBook } from './use-bill-book';

/** The bill book, by months. The month is in the address. */
export function BillBookPage() {
  const t = useTexts();
  const present = useToday().slice(0, 7);
  const [params, setParams] = useAddressParams();
  const asked = params.get('month') ?? '';
  const month = isMonth(asked) ? asked : present;
  const { book, positions, error, loading, refetch, fetchMore } = useBillBook(month);
  const isNarrow = useMedia(narrow);

  if (!book)
    return (
      <Page>
        {error && !loading ? (
          <RetryNotice onRetry={refetch}>{errorMessage(error, t('billBook.loadFailed'))}</RetryNotice>
        ) : (
          <ListSkeleton label={t('billBook.loading')} />
        )}
      </Page>
    );

  const registered = positions.filter(({ mode }) => mode !== 'UNREGISTERED');
  if (registered.length === 0 && book.state.entries === 0) return <NoNumbers />;

  const months = monthsSince(registered[0]?.from ?? present, present);
  return (
    <Page>
      <BillBookState state={book.state} />
      <div className={styles['month']}>
        <SelectField
          label={t('billBook.month')}
          value={month}
          onChange={({ target }) =>
            setParams(() => new URLSearchParams({ month: target.value }), { replace: true })
          }
        >
          {!months.includes(month) && <option value={month}>{formatMonth(month)}</option>}
          {months.map((each) => (
            <option key={each} value={each}>
              {formatMonth(each)}
            </option>
          ))}
        </SelectField>
      </div>
      {book.nodes.length === 0 ? (
        <EmptyState title={t('billBook.none')}>{t('billBook.noneText')}</EmptyState>
      ) : (
        <>
          <BillMonth month={month} />
          {isNarrow ? (
            <CardList of={book.nodes}>{(entry) => <EntryCard entry={entry} />}</CardList>
          ) : (
            <EntryTable of={book.nodes} />
          )}
        </>
      )}
      <ShowMore
        pageInfo={book.pageInfo}
        load={(after) => fetchMore({ variables: { after } })}
        failure={t('billBook.moreFailed')}
      />
    </Page>
  );
}

/** Of a restaurant that is not registered for GST. */
function NoNumbers() {
  const t = useTexts();
  const { user } = useSession();
  return (
    <Page>
      <EmptyState
        title={t('billBook.noNumbers')}
        action={
          can(user, 'EDIT_RESTAURANT') && (
            <ButtonLink to="/admin/settings/bill" variant="secondary">
              {t('billBook.toSettings')}
            </ButtonLink>
          )
        }
      >
        {t('billBook.noNumbersText')}
      </EmptyState>
    </Page>
  );
}
