import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { useSubmit } from '../form/use-submit';
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
  /** For what cannot be undone. */
  readonly role?: 'alertdialog';
  readonly children: ReactNode;
}

/** A modal form that closes when it was submitted, and shows why it could not be. */
export function DialogForm(props: DialogFormProps) {
  const { title, submitLabel, failure, onSubmit, onClose, role, children } = props;
  const t = useTexts();
  const form = useSubmit(async () => {
    if ((await onSubmit()) !== false) onClose();
  }, failure);
  return (
    <DialogBox role={role} title={title} onClose={onClose}>
      <form className={styles['form']} onSubmit={form.submit}>
        {children}
        {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </DialogBox>
  );
}
