import type { ConnectionKind } from '../../platform/connection.entity.js';
import type { ConnectionsInEffect } from '../../platform/connections.js';

/** Values of `ConnectionSource` in the schema. */
export const connectionSources = ['ENVIRONMENT', 'SETTINGS', 'UNREADABLE', 'NONE'] as const;
export type ConnectionSource = (typeof connectionSources)[number];

/** What the API returns of the state of a connection. */
export function stateOf(
  kind: ConnectionKind,
  now: Pick<ConnectionsInEffect, 'fixed' | 'stored'>,
  entered: object | null | undefined,
) {
  const { version, changedBy, changedAt } = now.stored[kind];
  return { source: sourceOf(kind, now, entered), version, changedBy, changedAt };
}

/** @param entered what was entered in the settings, if it can be read */
function sourceOf(
  kind: ConnectionKind,
  { fixed, stored }: Pick<ConnectionsInEffect, 'fixed' | 'stored'>,
  entered: object | null | undefined,
): ConnectionSource {
  if (fixed.includes(kind)) return 'ENVIRONMENT';
  if (stored[kind].isSealed) return 'UNREADABLE';
  return entered ? 'SETTINGS' : 'NONE';
}
