import { useState } from 'react';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { MessageCardFragment as Message } from '../../gql/graphql';
import { formatDateTime } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Button, ButtonAnchor, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { CustomerOrders } from '../customers/customer-orders';
import { ReplyDialog } from '../customers/reply-dialog';
import { StaffProblem } from '../orders/staff-problem';
import { CheckIcon, MailIcon, ReplyIcon } from '../icons';
import { useTexts } from '../texts/texts';
import styles from './message-card.module.css';
import { useAnswerMessage } from './use-answer-message';

const MessageCardFragment = graphql(`
  fragment MessageCard on ContactMessage {
    id
    name
    email
    message
    createdAt
    answeredAt
    reply
    canReply
    customer {
      ...CustomerOrders
    }
    problem {
      id
      orderId
      orderName
      answeredAt
      ...StaffProblem
    }
  }
`);

export function MessageCard({
  message: masked,
}: {
  readonly message: FragmentType<typeof MessageCardFragment>;
}) {
  const t = useTexts();
  const message = readFragment(MessageCardFragment, masked);
  const { name, email, createdAt, problem, customer } = message;
  const isDone = (problem ?? message).answeredAt !== null;
  return (
    <Card>
      <article className="stack gap-3" aria-label={t('messages.cardLabel', { name })} tabIndex={-1}>
        <header className="row wrap baseline gap-x-4">
          <h2 className={styles['name']}>{name}</h2>
          {isDone && <Badge tone="success">{t('messages.done')}</Badge>}
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
              {t('orders.label', { name: problem.orderName })}
            </ButtonLink>
            <StaffProblem problem={problem} />
          </>
        ) : (
          <p className="as-typed">{message.message}</p>
        )}
        {!problem && message.reply && (
          <p className={`as-typed ${styles['reply']}`}>{t('messages.reply', { reply: message.reply })}</p>
        )}
        <Acts message={message} isDone={isDone} />
      </article>
    </Card>
  );
}

function Acts({ message, isDone }: { readonly message: Message; readonly isDone: boolean }) {
  const t = useTexts();
  const { id, email, canReply, problem } = message;
  const { isChanging, reply, finish, reopen } = useAnswerMessage(id);
  const { name: restaurant } = useRestaurant();
  const [isReplying, setIsReplying] = useState(false);
  // A problem has its own answer, and stays solved.
  if (problem) return null;
  if (isDone)
    return (
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        loading={isChanging}
        onClick={() => void reopen()}
      >
        {t('messages.reopen')}
      </Button>
    );
  return (
    <div className="flex wrap gap-3">
      {canReply ? (
        <Button onClick={() => setIsReplying(true)}>
          <ReplyIcon />
          {t('messages.replyAction')}
        </Button>
      ) : (
        email && (
          <ButtonAnchor href={mailTo(message, restaurant)}>
            <MailIcon />
            {t('messages.replyByMail')}
          </ButtonAnchor>
        )
      )}
      <Button variant="secondary" loading={isChanging} onClick={() => void finish()}>
        <CheckIcon />
        {t('messages.finish')}
      </Button>
      {isReplying && (
        <ReplyDialog
          title={t('messages.replyTitle', { name: message.name })}
          label={t('messages.replyText')}
          hint={t('messages.replyHint')}
          submitLabel={t('messages.send')}
          isRequired
          onSubmit={reply}
          onClose={() => setIsReplying(false)}
        />
      )}
    </div>
  );
}

/** Longer addresses fail in some mail programs. */
const maxQuoted = 1000;

/** Opens the mail program of the device with the message quoted. */
function mailTo({ email, message }: Message, restaurant: string): string {
  // By characters: half of one cannot be encoded.
  const quoted = Array.from(message).slice(0, maxQuoted).join('').replaceAll(/^/gm, '> ');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${restaurant}`)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}
