import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { ConnectionDialog } from './connection-dialog';
import { SecretField } from './secret-field';
import { TestPhoneField } from './test-phone-field';
import { affectedQueries } from './use-connections';

const SendTestWhatsAppMutation = graphql(`
  mutation SendTestWhatsApp($input: WhatsAppInput!, $phone: String!) {
    sendTestWhatsApp(input: $input, phone: $phone)
  }
`);

const SaveWhatsAppMutation = graphql(`
  mutation SaveWhatsApp($input: WhatsAppInput!, $version: Int!, $currentPassword: String) {
    saveWhatsApp(input: $input, version: $version, currentPassword: $currentPassword) {
      ...WhatsAppState
    }
  }
`);

interface WhatsAppDialogProps {
  readonly version: number;
  /** In the settings; empty without any. */
  readonly stored: {
    readonly phoneNumberId?: string | null;
    readonly template?: string | null;
    readonly language?: string | null;
  };
  readonly onClose: () => void;
}

const plainFields = ['phoneNumberId', 'template', 'language'] as const;

/** Enters the account at WhatsApp's Cloud API. */
export function WhatsAppDialog({ version, stored, onClose }: WhatsAppDialogProps) {
  const t = useTexts();
  const [typed, setTyped] = useState({
    token: '',
    phoneNumberId: stored.phoneNumberId ?? '',
    template: stored.template ?? '',
    language: stored.language ?? 'en',
  });
  const [phone, setPhone] = useState('');
  const [test] = useMutation(SendTestWhatsAppMutation);
  const [save] = useMutation(SaveWhatsAppMutation, {
    refetchQueries: affectedQueries,
    awaitRefetchQueries: true,
  });
  const change = (name: keyof typeof typed, value: string) => setTyped({ ...typed, [name]: value });

  return (
    <ConnectionDialog
      title={t('whatsApp.dialog')}
      consequence={t('whatsApp.consequence')}
      testLabel={t('connections.sendTest')}
      onTest={async () => (await test({ variables: { input: typed, phone } })).data?.sendTestWhatsApp}
      onSave={(currentPassword) =>
        save({ variables: { input: typed, version, ...(currentPassword && { currentPassword }) } })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SecretField
            label={t('whatsApp.token')}
            name="token"
            hint={t('whatsApp.tokenHint')}
            isRequired
            isStored={Boolean(stored.phoneNumberId)}
            value={typed.token}
            error={errors['token']}
            onChange={(value) => change('token', value)}
          />
          {plainFields.map((name) => (
            <TextField
              key={name}
              label={t(`whatsApp.${name}`)}
              name={name}
              required
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={typed[name]}
              error={errors[name]}
              hint={t(`whatsApp.${name}Hint`)}
              onChange={({ target }) => change(name, target.value)}
            />
          ))}
          <TestPhoneField value={phone} error={errors['phone']} onChange={setPhone} />
        </>
      )}
    </ConnectionDialog>
  );
}
