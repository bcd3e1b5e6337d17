import { useState } from 'react';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextAreaField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';

interface ReplyDialogProps {
  readonly title: string;
  readonly label: string;
  /** How the reply reaches the customer. */
  readonly hint: string;
  readonly submitLabel: string;
  readonly isRequired?: boolean;
  /** The dialog stays open if this throws. */
  readonly onSubmit: (reply: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for what staff reply to a customer. */
export function ReplyDialog(props: ReplyDialogProps) {
  const { title, label, hint, submitLabel, isRequired = false, onSubmit, onClose } = props;
  const t = useTexts();
  const [reply, setReply] = useState('');
  return (
    <DialogForm
      title={title}
      submitLabel={submitLabel}
      failure={t('staffProblem.failed')}
      onSubmit={() => onSubmit(reply)}
      onClose={onClose}
    >
      {(errors) => (
        <TextAreaField
          label={label}
          hint={hint}
          name="reply"
          value={reply}
          rows={4}
          maxLength={1000}
          required={isRequired}
          error={errors['reply']}
          onChange={({ target }) => setReply(target.value)}
        />
      )}
    </DialogForm>
  );
}
