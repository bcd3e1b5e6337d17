import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { useSubmit, type Submit } from '../form/use-submit';
import { Button } from './button';
import { DialogActions, DialogBox } from './dialog-box';
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
  /** Fields that show the server's refusals take them by name. */
  readonly children: ReactNode | ((errors: Submit['errors']) => ReactNode);
}

/** A modal form that closes when it was submitted, and shows why it could not be. */
export function DialogForm(props: DialogFormProps) {
  const { title, submitLabel, failure, onSubmit, onClose, role, children } = props;
  const t = useTexts();
  const form = useSubmit(async () => {
    if ((await onSubmit()) !== false) onClose();
  }, failure);
  // Closed and opened again, a dialog would send something new beside what is on its way.
  const close = () => {
    if (!form.isSending) onClose();
  };
  return (
    <DialogBox role={role} title={title} onClose={close}>
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          // For React it may be inside of another form.
          event.stopPropagation();
          form.submit(event);
        }}
      >
        {typeof children === 'function' ? children(form.errors) : children}
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <DialogActions>
          <Button variant="ghost" disabled={form.isSending} onClick={close}>
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
