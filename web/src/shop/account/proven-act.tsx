import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { DialogForm } from '../../shared/ui/dialog-form';
import { useTexts } from '../texts/texts';

interface ProvenActProps {
  readonly title: string;
  readonly consequence: string;
  readonly submitLabel: string;
  /** @param currentPassword undefined until the server asks for it */
  readonly onAct: (currentPassword: string | undefined) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms an act for which the server may ask for a proof. */
export function ProvenAct({ title, consequence, submitLabel, onAct, onClose }: ProvenActProps) {
  const t = useTexts();
  const { prove, proofFields } = useOwnerProof();
  return (
    <DialogForm
      role="alertdialog"
      title={title}
      submitLabel={submitLabel}
      failure={t('twoStep.failed')}
      onSubmit={() => prove(onAct)}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{consequence}</p>
          {proofFields(errors)}
        </>
      )}
    </DialogForm>
  );
}
