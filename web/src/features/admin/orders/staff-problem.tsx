import { useState, type SubmitEvent } from 'react';
import { graphql, readFragment, type FragmentType } from '../../../gql';
import { formatDateTime } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { DialogActions, DialogBox } from '../../../shared/ui/dialog-box';
import { TextAreaField } from '../../../shared/ui/field';
import { Notice } from '../../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import styles from './staff-problem.module.css';
import { useAnswerProblem } from './use-answer-problem';

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
    <div className={styles['problem']}>
      <p>
        <strong>{t(`orderProblem.${reason}`)}</strong> <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
      </p>
      {dishes.length > 0 && <p>{dishes.join(', ')}</p>}
      {text && <p className={styles['text']}>{text}</p>}
      {answeredAt ? (
        <p className={styles['text']}>
          {reply ? t('staffProblem.reply', { reply }) : t('staffProblem.solved')}
        </p>
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
  const { answer, isSending, problem } = useAnswerProblem();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await answer(orderId, reply)) onClose();
  };
  return (
    <DialogBox title={t('staffProblem.title')} onClose={onClose}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={t('staffProblem.text')}
          hint={t('staffProblem.hint')}
          value={reply}
          rows={4}
          maxLength={1000}
          onChange={({ target }) => setReply(target.value)}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('staffProblem.solve')}
          </Button>
        </DialogActions>
      </form>
    </DialogBox>
  );
}
