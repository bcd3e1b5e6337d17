import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatDateTime } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextAreaField } from '../../shared/ui/field';
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
      {isOpen && !answeredAt && <AnswerDialog orderId={orderId} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function AnswerDialog({ orderId, onClose }: { readonly orderId: string; readonly onClose: () => void }) {
  const t = useTexts();
  const [reply, setReply] = useState('');
  const [send] = useMutation(AnswerOrderProblemMutation);
  return (
    <DialogForm
      title={t('staffProblem.title')}
      submitLabel={t('staffProblem.solve')}
      failure={t('staffProblem.failed')}
      onSubmit={() => send({ variables: { id: orderId, reply } })}
      onClose={onClose}
    >
      <TextAreaField
        label={t('staffProblem.text')}
        hint={t('staffProblem.hint')}
        value={reply}
        rows={4}
        maxLength={1000}
        onChange={({ target }) => setReply(target.value)}
      />
    </DialogForm>
  );
}
