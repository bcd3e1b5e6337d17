import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { ConnectionKind } from '../../gql/graphql';
import { Button } from '../../shared/ui/button';
import { useConnectionState, type MaskedState } from './connection-state';
import { RemoveConnection } from './remove-connection';
import { affectedQueries } from './use-connections';

const RemoveConnectionMutation = graphql(`
  mutation RemoveConnection($kind: ConnectionKind!, $version: Int!, $currentPassword: String) {
    removeConnection(kind: $kind, version: $version, currentPassword: $currentPassword)
  }
`);

interface ConnectionActionsProps {
  readonly state: MaskedState;
  readonly kind: ConnectionKind;
  /** Whether it works, so that entering it is not the next thing to do. */
  readonly isInUse: boolean;
  readonly texts: {
    readonly enter: string;
    readonly change: string;
    readonly removeTitle: string;
    readonly removeConsequence: string;
  };
  readonly onEdit: () => void;
}

/** Buttons that enter, change and remove a connection, unless the environment sets it. */
export function ConnectionActions({ state, kind, isInUse, texts, onEdit }: ConnectionActionsProps) {
  const { version, isEditable, isEntered } = useConnectionState(state);
  const [remove] = useMutation(RemoveConnectionMutation, {
    refetchQueries: affectedQueries,
    awaitRefetchQueries: true,
  });
  if (!isEditable) return null;
  return (
    <div className="row wrap gap-3">
      <Button variant={isInUse ? 'secondary' : 'primary'} onClick={onEdit}>
        {isEntered ? texts.change : texts.enter}
      </Button>
      {isEntered && (
        <RemoveConnection
          title={texts.removeTitle}
          consequence={texts.removeConsequence}
          onRemove={(currentPassword) =>
            remove({ variables: { kind, version, ...(currentPassword && { currentPassword }) } })
          }
        />
      )}
    </div>
  );
}
