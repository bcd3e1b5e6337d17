import { useAddressParams } from '../../shared/lib/address-params';
import { errorMessage } from '../../shared/lib/errors';
import { useFocusNext } from '../../shared/lib/use-focus-next';
import { ButtonLink } from '../../shared/ui/button';
import { CardList } from '../../shared/ui/card-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { SelectField } from '../../shared/ui/field';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { useTexts } from '../texts/texts';
import styles from './admin-messages-page.module.css';
import { MessageCard } from './message-card';
import { useContactMessages } from './use-contact-messages';

/** The lists, by their name in the address. */
const lists = { open: false, done: true, all: null } as const;
type ListName = keyof typeof lists;
const listNames = Object.keys(lists) as ListName[];

export function AdminMessagesPage() {
  const t = useTexts();
  const [params, setParams] = useAddressParams();
  const chosen = listNames.find((name) => name === params.get('show')) ?? 'open';
  const { messages, pageInfo, error, loading, refetch, fetchMore } = useContactMessages(lists[chosen]);
  const box = useFocusNext<HTMLDivElement>(messages?.map(({ id }) => id));

  return (
    <Page
      actions={
        <ButtonLink to="/admin/mails" variant="secondary" size="sm">
          {t('mails.title')}
        </ButtonLink>
      }
    >
      <div className={styles['filter']}>
        <SelectField
          label={t('mails.show')}
          value={chosen}
          onChange={({ target }) =>
            setParams(
              (now) => {
                now.set('show', target.value);
                return now;
              },
              { replace: true },
            )
          }
        >
          {listNames.map((name) => (
            <option key={name} value={name}>
              {t(`messageList.${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {!messages && loading && <ListSkeleton label={t('messages.loading')} />}
      {!messages && error && !loading && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('messages.loadFailed'))}</RetryNotice>
      )}
      {messages?.length === 0 && !pageInfo?.hasNextPage && (
        <EmptyState title={t(chosen === 'open' ? 'messages.noneOpen' : 'messages.none')}>
          {t('messages.emptyText')}
        </EmptyState>
      )}
      {messages && pageInfo && (
        <div ref={box}>
          <CardList of={messages}>{(message) => <MessageCard message={message} />}</CardList>
          <ShowMore
            pageInfo={pageInfo}
            load={(after) => fetchMore({ variables: { after } })}
            failure={t('messages.moreFailed')}
          />
        </div>
      )}
    </Page>
  );
}
