import { errorMessage } from '../../shared/lib/errors';
import { formatDateTime } from '../../shared/lib/format';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { CardList } from '../../shared/ui/card-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { CustomerOrders } from '../customers/customer-orders';
import { StaffProblem } from '../orders/staff-problem';
import { useTexts } from '../texts/texts';
import styles from './admin-messages-page.module.css';
import { useContactMessages } from './use-contact-messages';

export function AdminMessagesPage() {
  const t = useTexts();
  const { messages, error, loading, refetch, fetchMore } = useContactMessages();

  return (
    <Page
      actions={
        <ButtonLink to="/admin/mails" variant="secondary" size="sm">
          {t('mails.title')}
        </ButtonLink>
      }
    >
      {!messages && loading && <ListSkeleton label={t('messages.loading')} />}
      {!messages && error && !loading && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('messages.loadFailed'))}</RetryNotice>
      )}
      {messages?.nodes.length === 0 && (
        <EmptyState title={t('messages.none')}>{t('messages.emptyText')}</EmptyState>
      )}
      {messages && messages.nodes.length > 0 && (
        <>
          <CardList of={messages.nodes}>
            {({ name, email, message, createdAt, problem, customer }) => (
              <Card>
                <article className="stack gap-3" aria-label={t('messages.cardLabel', { name })}>
                  <header className="row wrap baseline gap-x-4">
                    <h2 className={styles['name']}>{name}</h2>
                    <time className="muted small" dateTime={createdAt}>
                      {formatDateTime(createdAt)}
                    </time>
                    {customer && <CustomerOrders customer={customer} />}
                    {email && (
                      <a className={styles['email']} href={`mailto:${email}`}>
                        {email}
                      </a>
                    )}
                  </header>
                  {problem ? (
                    <>
                      <ButtonLink
                        to={`/admin/orders?search=${problem.orderId}`}
                        variant="secondary"
                        className="self-start"
                      >
                        {t('orders.label', { id: problem.orderId })}
                      </ButtonLink>
                      <StaffProblem problem={problem} />
                    </>
                  ) : (
                    <p className="as-typed">{message}</p>
                  )}
                </article>
              </Card>
            )}
          </CardList>
          <ShowMore
            pageInfo={messages.pageInfo}
            load={(after) => fetchMore({ variables: { after } })}
            failure={t('messages.moreFailed')}
          />
        </>
      )}
    </Page>
  );
}
