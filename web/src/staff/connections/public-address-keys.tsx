import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { ConnectionActions } from './connection-actions';
import { ConnectionDialog } from './connection-dialog';
import { ConnectionState, useConnectionState } from './connection-state';
import { affectedQueries } from './use-connections';

const PublicAddressStateFragment = graphql(`
  fragment PublicAddressState on PublicAddressConnection {
    state {
      ...ConnectionState
    }
    url
  }
`);

const CheckPublicAddressMutation = graphql(`
  mutation CheckPublicAddress($url: String!) {
    checkPublicAddress(url: $url)
  }
`);

const SavePublicAddressMutation = graphql(`
  mutation SavePublicAddress($url: String!, $version: Int!, $currentPassword: String) {
    savePublicAddress(url: $url, version: $version, currentPassword: $currentPassword) {
      ...PublicAddressState
    }
  }
`);

interface PublicAddressKeysProps {
  readonly connection: FragmentType<typeof PublicAddressStateFragment>;
}

/** The public address of the shop. */
export function PublicAddressKeys({ connection }: PublicAddressKeysProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { state, url } = readFragment(PublicAddressStateFragment, connection);
  const { version } = useConnectionState(state);
  return (
    <>
      <p className={url ? 'bold anywhere' : 'muted small'}>{url ?? t('publicAddress.none')}</p>
      <ConnectionState state={state} />
      <ConnectionActions
        state={state}
        kind="ADDRESS"
        isInUse={Boolean(url)}
        texts={{
          enter: t('publicAddress.enter'),
          change: t('publicAddress.change'),
          removeTitle: t('publicAddress.removeTitle'),
          removeConsequence: t('publicAddress.removeConsequence'),
        }}
        onEdit={() => setIsOpen(true)}
      />
      {isOpen && (
        <PublicAddressDialog
          version={version}
          url={url ?? window.location.origin}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface PublicAddressDialogProps {
  readonly version: number;
  /** To begin with. */
  readonly url: string;
  readonly onClose: () => void;
}

function PublicAddressDialog({ version, url, onClose }: PublicAddressDialogProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(url);
  const [check] = useMutation(CheckPublicAddressMutation);
  const [save] = useMutation(SavePublicAddressMutation, {
    refetchQueries: affectedQueries,
    awaitRefetchQueries: true,
  });
  return (
    <ConnectionDialog
      title={t('publicAddress.title')}
      consequence={t('publicAddress.consequence')}
      testLabel={t('publicAddress.check')}
      onTest={async () => (await check({ variables: { url: typed } })).data?.checkPublicAddress}
      onSave={(currentPassword) =>
        save({ variables: { url: typed, version, ...(currentPassword && { currentPassword }) } })
      }
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label={t('publicAddress.url')}
          name="url"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder="https://shop.example.in"
          value={typed}
          error={errors['url']}
          hint={t('publicAddress.urlHint')}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ConnectionDialog>
  );
}
