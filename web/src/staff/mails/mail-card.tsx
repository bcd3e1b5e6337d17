import { graphql, readFragment, type FragmentType } from '../../gql';
import type { MailState } from '../../gql/graphql';
import { formatDateTime, formatMoment } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { useTexts } from '../texts/texts';
import styles from './mail-card.module.css';
import { useRetryMail } from './use-mails';

const MailCardFragment = graphql(`
  fragment MailCard on MailDelivery {
    id
    state
    subject
    text
    tries
    error
    createdAt
    nextTryAt
    sentAt
    address
    recipient {
      id
      name
    }
  }
`);

const tones: Partial<Record<MailState, 'info' | 'success' | 'warning' | 'error'>> = {
  WAITING: 'info',
  SENDING: 'info',
  SENT: 'success',
  UNCONFIRMED: 'warning',
  FAILED: 'error',
};

const retryable: readonly MailState[] = ['KEPT', 'FAILED', 'UNCONFIRMED'];

export function MailCard({ mail: masked }: { readonly mail: FragmentType<typeof MailCardFragment> }) {
  const t = useTexts();
  const mail = readFragment(MailCardFragment, masked);
  const { retry, isRetrying } = useRetryMail();
  return (
    <Card>
      <article
        className="stack gap-2"
        aria-label={t('mails.cardLabel', { subject: mail.subject, name: mail.recipient.name })}
      >
        <header className="row wrap between gap-2 gap-x-4">
          <h2 className="text-lg anywhere">{mail.subject}</h2>
          <Badge tone={tones[mail.state]}>{t(`mailState.${mail.state}`)}</Badge>
        </header>
        <p className="muted small anywhere">
          {t('mails.to', { name: mail.recipient.name })} &lt;{mail.address}&gt;
          <br />
          {formatDateTime(mail.createdAt)}
          {mail.tries > 1 && ` · ${t('mails.tries', { count: mail.tries })}`}
          {mail.sentAt && ` · ${t('mails.sent', { time: formatMoment(mail.sentAt) })}`}
          {mail.nextTryAt &&
            mail.tries > 0 &&
            ` · ${t('mails.nextTry', { time: formatMoment(mail.nextTryAt) })}`}
        </p>
        {mail.error && <p className="danger small semibold anywhere">{mail.error}</p>}
        <details>
          <summary className={styles['summary']}>{t('mails.showText')}</summary>
          <pre className={styles['text']}>{mail.text}</pre>
        </details>
        {retryable.includes(mail.state) && (
          <Button
            className="self-start"
            variant="secondary"
            size="sm"
            loading={isRetrying}
            onClick={() => void retry(mail.id)}
          >
            {t('common.tryAgain')}
          </Button>
        )}
      </article>
    </Card>
  );
}
