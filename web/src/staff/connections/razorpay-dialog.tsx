import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { ConnectionDialog } from './connection-dialog';
import { CopiedText } from './copied-text';
import { newSecret } from './new-secret';
import { SecretField } from './secret-field';
import { affectedQueries } from './use-connections';

const CheckRazorpayMutation = graphql(`
  mutation CheckRazorpay($input: RazorpayInput!) {
    checkRazorpay(input: $input)
  }
`);

const SaveRazorpayMutation = graphql(`
  mutation SaveRazorpay($input: RazorpayInput!, $version: Int!, $currentPassword: String) {
    saveRazorpay(input: $input, version: $version, currentPassword: $currentPassword) {
      ...RazorpayState
    }
  }
`);

interface RazorpayDialogProps {
  readonly version: number;
  /** Of the keys in the settings; null without any. */
  readonly keyId: string | null;
  readonly acceptsWebhooks: boolean;
  readonly onClose: () => void;
}

/** Enters keys of Razorpay. */
export function RazorpayDialog({ version, keyId, acceptsWebhooks, onClose }: RazorpayDialogProps) {
  const t = useTexts();
  const [typedId, setTypedId] = useState(keyId ?? '');
  const [keySecret, setKeySecret] = useState('');
  const [webhookSecret, setWebhookSecret] = useState('');
  const [made, setMade] = useState('');
  const [check] = useMutation(CheckRazorpayMutation);
  const [save] = useMutation(SaveRazorpayMutation, {
    refetchQueries: affectedQueries,
    awaitRefetchQueries: true,
  });
  const input = { keyId: typedId.trim(), keySecret, webhookSecret };
  const makeSecret = () => {
    const secret = newSecret();
    setMade(secret);
    setWebhookSecret(secret);
  };

  return (
    <ConnectionDialog
      title={t('razorpay.dialog')}
      consequence={t('razorpay.consequence')}
      testLabel={t('razorpay.check')}
      onTest={async () => (await check({ variables: { input } })).data?.checkRazorpay}
      onSave={(currentPassword) =>
        save({ variables: { input, version, ...(currentPassword && { currentPassword }) } })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="muted small">{t('razorpay.whereKeys')}</p>
          <TextField
            label={t('razorpay.keyId')}
            name="keyId"
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            placeholder="rzp_live_…"
            value={typedId}
            error={errors['keyId']}
            onChange={({ target }) => setTypedId(target.value)}
          />
          <SecretField
            label={t('razorpay.keySecret')}
            name="keySecret"
            hint={t('razorpay.keySecretHint')}
            isRequired
            isStored={keyId !== null && input.keyId === keyId}
            value={keySecret}
            error={errors['keySecret']}
            onChange={setKeySecret}
          />
          <SecretField
            label={t('razorpay.webhookSecret')}
            name="webhookSecret"
            hint={t('razorpay.webhookSecretHint')}
            isStored={acceptsWebhooks}
            value={webhookSecret}
            error={errors['webhookSecret']}
            onChange={setWebhookSecret}
          />
          {made && made === webhookSecret ? (
            <CopiedText label={t('razorpay.madeSecret')} text={made} />
          ) : (
            <div className="flex">
              <Button variant="secondary" onClick={makeSecret}>
                {t('razorpay.makeSecret')}
              </Button>
            </div>
          )}
        </>
      )}
    </ConnectionDialog>
  );
}
