import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatDateTime } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ReplyDialog } from '../customers/reply-dialog';
import { useTexts } from '../texts/texts';
import styles from './staff-problem.module.css';

export const StaffProblemFragment = graphql(`
  fragment StaffProblem on OrderProblem {
    id
    orderId
    reason
    dishes
    text
    sentAt
    answeredAt
    reply
  }
`);

const AnswerOrderProblemMutation = graphql(`
  mutation AnswerOrderProblem($id: ID!, $reply: String) {
    answerOrderProblem(id: $id, reply: $reply) {
      id
      problem {
        id
        ...StaffProblem
      }
    }
  }
`);

interface StaffProblemProps {
  readonly problem: FragmentType<typeof StaffProblemFragment>;
}

/** What a customer reported about an order, with its answer or the way to it. */
export function StaffProblem({ problem: masked }: StaffProblemProps) {
  const t = useTexts();
  const { orderId, reason, dishes, text, sentAt, answeredAt, reply } = readFragment(
    StaffProblemFragment,
    masked,
  );
  const [isOpen, setIsOpen] = useState(false);
  const [answer] = useMutation(AnswerOrderProblemMutation);
  return (
    <div className={`stack gap-2 fit ${styles['problem']}`}>
      <p>
        <strong>{t(`orderProblem.${reason}`)}</strong> <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
      </p>
      {dishes.length > 0 && <p>{dishes.join(', ')}</p>}
      {text && <p className="as-typed">{text}</p>}
      {answeredAt ? (
        <p className="as-typed">{reply ? t('staffProblem.reply', { reply }) : t('staffProblem.solved')}</p>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('staffProblem.answer')}
        </Button>
      )}
      {isOpen && !answeredAt && (
        <ReplyDialog
          title={t('staffProblem.title')}
          label={t('staffProblem.text')}
          hint={t('staffProblem.hint')}
          submitLabel={t('staffProblem.solve')}
          onSubmit={(typed) => answer({ variables: { id: orderId, reply: typed } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
