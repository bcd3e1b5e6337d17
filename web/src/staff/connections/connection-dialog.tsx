import { useState, type ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { DialogForm } from '../../shared/ui/dialog-form';
import { Notice } from '../../shared/ui/notice';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { say, useTexts } from '../texts/texts';

interface ConnectionDialogProps {
  readonly title: string;
  /** What happens when it is saved. */
  readonly consequence: string;
  readonly testLabel?: string;
  /** Tests what is typed, and returns the server's sentence about the result. */
  readonly onTest?: () => Promise<string | undefined>;
  /** @param currentPassword undefined until the server asks for it */
  readonly onSave: (currentPassword: string | undefined) => Promise<unknown>;
  readonly onClose: () => void;
  /** Fields take the server's refusals by name. */
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

interface TestResult {
  readonly message?: string | undefined;
  readonly error?: unknown;
}

/** Enters the keys of a connection, which can be tested before they are saved. */
export function ConnectionDialog(props: ConnectionDialogProps) {
  const { title, consequence, testLabel, onTest, onSave, onClose, children } = props;
  const t = useTexts();
  const { prove, proofFields } = useOwnerProof();
  const [isTesting, setIsTesting] = useState(false);
  const [tested, setTested] = useState<TestResult>({});

  const submit = async () => {
    setTested({});
    await prove(onSave);
    toast.success(say('connections.saved'));
  };
  const test = async () => {
    setIsTesting(true);
    setTested({});
    try {
      setTested({ message: await onTest?.() });
    } catch (error) {
      setTested({ error });
    }
    setIsTesting(false);
  };
  const testErrors = fieldErrors(tested.error);
  const testFailure = tested.error !== undefined && errorMessage(tested.error, t('connections.testFailed'));

  return (
    <DialogForm
      title={title}
      submitLabel={t('common.save')}
      failure={t('connections.saveFailed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {children({ ...errors, ...testErrors })}
          {onTest && (
            <div className="stack gap-2">
              <div className="flex">
                <Button variant="secondary" loading={isTesting} onClick={() => void test()}>
                  {testLabel}
                </Button>
              </div>
              {tested.message && <Notice tone="success">{tested.message}</Notice>}
              {testFailure && <Notice tone="error">{testFailure}</Notice>}
            </div>
          )}
          <p className="muted small">{consequence}</p>
          {proofFields(errors)}
        </>
      )}
    </DialogForm>
  );
}
