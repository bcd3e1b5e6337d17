import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTexts } from '../../texts/texts';
import { errorMessage } from '../lib/errors';
import { Button } from './button';
import { DialogActions, DialogBox } from './dialog-box';
import styles from './dialog-form.module.css';
import { Notice } from './notice';

interface DialogFormProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Shown if the submission fails without a message from the server. */
  readonly failure: string;
  /** The dialog stays open if this throws, or resolves to false. */
  readonly onSubmit: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal form that closes when it was submitted, and shows why it could not be. */
export function DialogForm({ title, submitLabel, failure, onSubmit, onClose, children }: DialogFormProps) {
  const t = useTexts();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      if ((await onSubmit()) !== false) onClose();
    } catch (error) {
      setProblem(errorMessage(error, failure));
    }
    setIsSending(false);
  };
  return (
    <DialogBox title={title} onClose={onClose}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        {children}
        {problem && <Notice tone="error">{problem}</Notice>}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button type="submit" loading={isSending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </DialogBox>
  );
}
