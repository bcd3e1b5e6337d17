import { useState } from 'react';
import type { MailState } from '../../../gql/graphql';
import { errorMessage } from '../../../shared/lib/errors';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { SelectField } from '../../../shared/ui/field';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { ListSkeleton } from '../../orders/order-skeletons';
import { ShowMore } from '../../orders/show-more';
import styles from './admin-mails-page.module.css';
import { MailCard } from './mail-card';
import { mailStateNotes, mailStates, mailStateTexts } from './mail-states';
import { useMails } from './use-mails';

export function AdminMailsPage() {
  const [state, setState] = useState<MailState | null>(null);
  const { mails, error, loading, refetch, fetchMore } = useMails(state);
  // One that was tried again has left the state that was asked for.
  const shown = mails?.nodes.filter((mail) => state === null || mail.state === state);

  return (
    <Page
      title="Outgoing mail"
      actions={
        <ButtonLink to="/admin/messages" variant="secondary" size="sm">
          Messages
        </ButtonLink>
      }
    >
      <div className={styles['filter']}>
        <SelectField
          label="Show"
          value={state ?? ''}
          hint={state ? mailStateNotes[state] : undefined}
          onChange={({ target }) => setState(mailStates.find((each) => each === target.value) ?? null)}
        >
          <option value="">All</option>
          {mailStates.map((each) => (
            <option key={each} value={each}>
              {mailStateTexts[each]}
            </option>
          ))}
        </SelectField>
      </div>
      {!mails && loading && <ListSkeleton label="Loading the mails" />}
      {!mails && error && !loading && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'The mails could not be loaded.')}
        </Notice>
      )}
      {shown?.length === 0 && (
        <EmptyState title={state ? 'No such mails.' : 'No mails yet.'}>
          What the shop writes to customers and to you is listed here for 90 days.
        </EmptyState>
      )}
      {mails && shown && shown.length > 0 && (
        <ul className={styles['list']}>
          {shown.map((mail) => (
            <li key={mail.id}>
              <MailCard mail={mail} />
            </li>
          ))}
        </ul>
      )}
      {mails && (
        <ShowMore
          pageInfo={mails.pageInfo}
          load={(after) => fetchMore({ variables: { after } })}
          failure="More mails could not be loaded."
        />
      )}
    </Page>
  );
}
