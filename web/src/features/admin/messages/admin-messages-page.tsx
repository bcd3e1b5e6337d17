import { errorMessage } from '../../../shared/lib/errors';
import { formatDateTime } from '../../../shared/lib/format';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { ListSkeleton } from '../../orders/order-skeletons';
import { ShowMore } from '../../orders/show-more';
import styles from './admin-messages-page.module.css';
import { useContactMessages } from './use-contact-messages';

export function AdminMessagesPage() {
  const { messages, error, loading, refetch, fetchMore } = useContactMessages();

  return (
    <Page
      title="Messages"
      actions={
        <ButtonLink to="/admin/mails" variant="secondary" size="sm">
          Outgoing mail
        </ButtonLink>
      }
    >
      {!messages && loading && <ListSkeleton label="Loading the messages" />}
      {!messages && error && !loading && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'The messages could not be loaded.')}
        </Notice>
      )}
      {messages?.nodes.length === 0 && (
        <EmptyState title="No messages yet.">
          What people write on the contact page will be listed here, and mailed to you.
        </EmptyState>
      )}
      {messages && messages.nodes.length > 0 && (
        <>
          <ul className={styles['list']}>
            {messages.nodes.map(({ id, name, email, message, createdAt }) => (
              <li key={id}>
                <Card>
                  <article className={styles['message']} aria-label={`Message from ${name}`}>
                    <header className={styles['header']}>
                      <h2 className={styles['name']}>{name}</h2>
                      <time className={styles['time']} dateTime={createdAt}>
                        {formatDateTime(createdAt)}
                      </time>
                      <a className={styles['email']} href={`mailto:${email}`}>
                        {email}
                      </a>
                    </header>
                    <p className={styles['text']}>{message}</p>
                  </article>
                </Card>
              </li>
            ))}
          </ul>
          <ShowMore
            pageInfo={messages.pageInfo}
            load={(after) => fetchMore({ variables: { after } })}
            failure="More messages could not be loaded."
          />
        </>
      )}
    </Page>
  );
}
