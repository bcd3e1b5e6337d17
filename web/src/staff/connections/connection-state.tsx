import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatDateTime } from '../../shared/lib/format';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';

const ConnectionStateFragment = graphql(`
  fragment ConnectionState on ConnectionState {
    source
    version
    changedBy
    changedAt
  }
`);

export type MaskedState = FragmentType<typeof ConnectionStateFragment>;

/** What is in the settings, and whether it can be changed there. */
export function useConnectionState(masked: MaskedState) {
  const connection = readFragment(ConnectionStateFragment, masked);
  return {
    ...connection,
    isEditable: connection.source !== 'ENVIRONMENT',
    isEntered: connection.source === 'SETTINGS' || connection.source === 'UNREADABLE',
  };
}

/** Where the values come from. */
export function ConnectionState({ state: masked }: { readonly state: MaskedState }) {
  const t = useTexts();
  const { source, changedBy, changedAt } = useConnectionState(masked);
  if (source === 'UNREADABLE') return <Notice tone="error">{t('connections.unreadable')}</Notice>;
  if (source === 'ENVIRONMENT') return <p className="muted small">{t('connections.fixed')}</p>;
  if (source === 'NONE' || !changedAt) return null;
  return (
    <p className="muted small anywhere">
      {t('connections.enteredBy', { name: changedBy ?? '', when: formatDateTime(changedAt) })}
    </p>
  );
}
