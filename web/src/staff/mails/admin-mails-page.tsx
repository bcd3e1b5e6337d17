import { useState } from 'react';
import type { MailState } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { ButtonLink } from '../../shared/ui/button';
import { CardList } from '../../shared/ui/card-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { SelectField } from '../../shared/ui/field';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { useTexts } from '../texts/texts';
import styles from './admin-mails-page.module.css';
import { MailCard } from './mail-card';
import { mailStateNotes, mailStates } from './mail-states';
import { useMails } from './use-mails';

export function AdminMailsPage() {
  const t = useTexts();
  const [state, setState] = useState<MailState | null>(null);
  const { mails, error, loading, refetch, fetchMore } = useMails(state);
  const note = state ? mailStateNotes[state] : undefined;
  // A retried mail has left the filtered state.
  const shown = mails?.nodes.filter((mail) => state === null || mail.state === state);

  return (
    <Page
      actions={
        <ButtonLink to="/admin/messages" variant="secondary" size="sm">
          {t('dashboard.messages')}
        </ButtonLink>
      }
    >
      <div className={styles['filter']}>
        <SelectField
          label={t('mails.show')}
          value={state ?? ''}
          hint={note && t(note)}
          onChange={({ target }) => setState(mailStates.find((each) => each === target.value) ?? null)}
        >
          <option value="">{t('admin.all')}</option>
          {mailStates.map((each) => (
            <option key={each} value={each}>
              {t(`mailState.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {!mails && loading && <ListSkeleton label={t('mails.loading')} />}
      {!mails && error && !loading && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('mails.loadFailed'))}</RetryNotice>
      )}
      {shown?.length === 0 && (
        <EmptyState title={state ? t('mails.noSuch') : t('mails.none')}>{t('mails.emptyText')}</EmptyState>
      )}
      {mails && shown && shown.length > 0 && (
        <CardList of={shown}>{(mail) => <MailCard mail={mail} />}</CardList>
      )}
      {mails && (
        <ShowMore
          pageInfo={mails.pageInfo}
          load={(after) => fetchMore({ variables: { after } })}
          failure={t('mails.moreFailed')}
        />
      )}
    </Page>
  );
}
