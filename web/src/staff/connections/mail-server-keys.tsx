import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { Fact, Facts } from '../../shared/ui/facts';
import { useTexts } from '../texts/texts';
import { ConnectionActions } from './connection-actions';
import { ConnectionState, useConnectionState } from './connection-state';
import { MailServerDialog } from './mail-server-dialog';

const MailServerStateFragment = graphql(`
  fragment MailServerState on MailConnection {
    state {
      ...ConnectionState
    }
    host
    port
    userName
    fromName
    fromAddress
  }
`);

interface MailServerKeysProps {
  readonly connection: FragmentType<typeof MailServerStateFragment>;
}

/** The mail server. */
export function MailServerKeys({ connection }: MailServerKeysProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { state, ...values } = readFragment(MailServerStateFragment, connection);
  const { version, isEntered } = useConnectionState(state);
  const { host, port, userName, fromName, fromAddress } = values;
  return (
    <>
      {host && (
        <Facts className="stack gap-2">
          <Fact term={t('mailServer.host')}>{port ? `${host}:${port}` : host}</Fact>
          {userName && <Fact term={t('mailServer.userName')}>{userName}</Fact>}
          <Fact term={t('mailServer.fromAddress')}>
            {fromName ? `${fromName} <${fromAddress ?? ''}>` : fromAddress}
          </Fact>
        </Facts>
      )}
      <ConnectionState state={state} />
      <ConnectionActions
        state={state}
        kind="MAIL"
        isInUse={Boolean(host)}
        texts={{
          enter: t('mailServer.enter'),
          change: t('mailServer.change'),
          removeTitle: t('mailServer.removeTitle'),
          removeConsequence: t('mailServer.removeConsequence'),
        }}
        onEdit={() => setIsOpen(true)}
      />
      {isOpen && (
        <MailServerDialog
          version={version}
          stored={isEntered ? values : {}}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
