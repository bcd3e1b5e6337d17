import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { ConnectionDialog } from './connection-dialog';
import { SecretField } from './secret-field';
import { TestPhoneField } from './test-phone-field';
import { affectedQueries } from './use-connections';

const SendTestSmsMutation = graphql(`
  mutation SendTestSms($input: SmsInput!, $phone: String!) {
    sendTestSms(input: $input, phone: $phone)
  }
`);

const SaveSmsMutation = graphql(`
  mutation SaveSms($input: SmsInput!, $version: Int!, $currentPassword: String) {
    saveSms(input: $input, version: $version, currentPassword: $currentPassword) {
      ...SmsState
    }
  }
`);

interface SmsDialogProps {
  readonly version: number;
  /** In the settings; null without any. */
  readonly templateId: string | null;
  readonly onClose: () => void;
}

/** Enters the account at MSG91. */
export function SmsDialog({ version, templateId, onClose }: SmsDialogProps) {
  const t = useTexts();
  const [authKey, setAuthKey] = useState('');
  const [template, setTemplate] = useState(templateId ?? '');
  const [phone, setPhone] = useState('');
  const [test] = useMutation(SendTestSmsMutation);
  const [save] = useMutation(SaveSmsMutation, { refetchQueries: affectedQueries, awaitRefetchQueries: true });
  const input = { authKey, templateId: template };

  return (
    <ConnectionDialog
      title={t('sms.dialog')}
      consequence={t('sms.consequence')}
      testLabel={t('connections.sendTest')}
      onTest={async () => (await test({ variables: { input, phone } })).data?.sendTestSms}
      onSave={(currentPassword) =>
        save({ variables: { input, version, ...(currentPassword && { currentPassword }) } })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SecretField
            label={t('sms.authKey')}
            name="authKey"
            hint={t('sms.authKeyHint')}
            isRequired
            isStored={templateId !== null}
            value={authKey}
            error={errors['authKey']}
            onChange={setAuthKey}
          />
          <TextField
            label={t('sms.templateId')}
            name="templateId"
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={template}
            error={errors['templateId']}
            hint={t('sms.templateIdHint')}
            onChange={({ target }) => setTemplate(target.value)}
          />
          <TestPhoneField value={phone} error={errors['phone']} onChange={setPhone} />
        </>
      )}
    </ConnectionDialog>
  );
}
