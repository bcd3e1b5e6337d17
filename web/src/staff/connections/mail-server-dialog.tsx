import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import { TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { sentNumber } from '../../shared/lib/typed-number';
import { useTexts } from '../texts/texts';
import { ConnectionDialog } from './connection-dialog';
import { SecretField } from './secret-field';
import { affectedQueries } from './use-connections';

const SendTestMailMutation = graphql(`
  mutation SendTestMail($input: MailServerInput!) {
    sendTestMail(input: $input)
  }
`);

const SaveMailServerMutation = graphql(`
  mutation SaveMailServer($input: MailServerInput!, $version: Int!, $currentPassword: String) {
    saveMailServer(input: $input, version: $version, currentPassword: $currentPassword) {
      ...MailServerState
    }
  }
`);

/** What is in effect. */
export interface MailServerValues {
  readonly host?: string | null;
  readonly port?: number | null;
  readonly userName?: string | null;
  readonly fromName?: string | null;
  readonly fromAddress?: string | null;
}

interface MailServerDialogProps {
  readonly version: number;
  readonly stored: MailServerValues;
  readonly onClose: () => void;
}

/** Enters the mail server. */
export function MailServerDialog({ version, stored, onClose }: MailServerDialogProps) {
  const t = useTexts();
  const [typed, setTyped] = useState({
    host: stored.host ?? '',
    port: String(stored.port ?? 465),
    userName: stored.userName ?? '',
    password: '',
    fromName: stored.fromName ?? '',
    fromAddress: stored.fromAddress ?? '',
  });
  const [test] = useMutation(SendTestMailMutation);
  const [save] = useMutation(SaveMailServerMutation, {
    refetchQueries: affectedQueries,
    awaitRefetchQueries: true,
  });
  const input = { ...typed, port: sentNumber('whole', typed.port) };
  const change = (name: keyof typeof typed, value: string) => setTyped({ ...typed, [name]: value });
  const isSame = typed.host.trim() === stored.host && typed.userName.trim() === (stored.userName ?? '');
  const textField = (name: 'host' | 'userName' | 'fromName' | 'fromAddress', error: string | undefined) => ({
    label: t(`mailServer.${name}`),
    name,
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 254,
    value: typed[name],
    error,
    onChange: ({ target }: { target: HTMLInputElement }) => change(name, target.value),
  });

  return (
    <ConnectionDialog
      title={t('mailServer.dialog')}
      consequence={t('mailServer.consequence')}
      testLabel={t('mailServer.test')}
      onTest={async () => (await test({ variables: { input } })).data?.sendTestMail}
      onSave={(currentPassword) =>
        save({ variables: { input, version, ...(currentPassword && { currentPassword }) } })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            {...textField('host', errors['host'])}
            required
            placeholder="smtp.gmail.com"
            hint={t('mailServer.whereHost')}
          />
          <NumberField
            kind="whole"
            min={1}
            max={65_535}
            label={t('mailServer.port')}
            name="port"
            required
            value={typed.port}
            error={errors['port']}
            hint={t('mailServer.portHint')}
            onChange={({ target }) => change('port', target.value)}
          />
          <TextField {...textField('userName', errors['userName'])} hint={t('mailServer.userNameHint')} />
          <SecretField
            label={t('mailServer.password')}
            name="password"
            hint={t('mailServer.passwordHint')}
            isStored={isSame && typed.userName !== ''}
            value={typed.password}
            error={errors['password']}
            onChange={(value) => change('password', value)}
          />
          <TextField {...textField('fromAddress', errors['fromAddress'])} type="email" required />
          <TextField {...textField('fromName', errors['fromName'])} hint={t('mailServer.fromNameHint')} />
        </>
      )}
    </ConnectionDialog>
  );
}
