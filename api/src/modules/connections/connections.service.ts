import type { DataSource } from 'typeorm';
import type { ConnectionValues } from '../../platform/connection-values.js';
import type { ConnectionKind } from '../../platform/connection.entity.js';
import type { Connections } from '../../platform/connections.js';
import { DomainError } from '../../platform/errors.js';
import { takePoint, type RateCounter } from '../../platform/rate-limits.js';
import { saveVersioned } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { OwnerProof, Reauthentication } from '../auth/reauthentication.js';
import type { Viewer } from '../auth/viewer.js';
import { fieldsOf, recordOf, type ConnectionRecord } from './connection-record.js';
import { say } from './connections.sentences.js';

/** Tests cost time of other services, and messages money. */
export const testLimit = { name: 'connection-tests', points: 30, seconds: 600 } as const;

/** Milliseconds of a test, less than an operation may take. */
export const testLimitMs = 8000;

/** The version that an admin edits, and the proof that it is them. */
export interface EditRequest extends OwnerProof {
  readonly version: number;
}

/** That an admin may change a connection: what {@link ConnectionsService.edit} has proved. */
interface Edit<Kind extends ConnectionKind> {
  readonly kind: Kind;
  readonly editor: Viewer;
  readonly expectedVersion: number;
}

interface Parts {
  readonly connections: Connections;
  readonly dataSource: DataSource;
  readonly reauthentication: Reauthentication;
  readonly tests: RateCounter;
}

/** Changes what is stored of the connections. */
export class ConnectionsService {
  constructor(private readonly parts: Parts) {}

  /** @throws {DomainError} `FORBIDDEN` */
  async all(viewer: Viewer | null) {
    requirePermission(viewer, 'EDIT_CONNECTIONS');
    return this.parts.connections.latest();
  }

  /**
   * Counts a test, and returns what it may use of what is stored.
   * @throws {DomainError} `FORBIDDEN`, `TOO_MANY_REQUESTS`
   */
  async forTest<Kind extends ConnectionKind>(
    viewer: Viewer | null,
    kind: Kind,
  ): Promise<ConnectionValues[Kind] | null> {
    const { id } = requirePermission(viewer, 'EDIT_CONNECTIONS');
    const { connections, tests } = this.parts;
    await takePoint(tests, id, say.tooManyTests);
    return (await connections.latest()).stored[kind].values;
  }

  /**
   * Proves that the caller may change a connection, before anything is sent to its service.
   * @throws {DomainError} `FORBIDDEN`; `CONFLICT` if the environment sets it; `REAUTHENTICATE`
   */
  async edit<Kind extends ConnectionKind>(
    viewer: Viewer | null,
    kind: Kind,
    { version: expectedVersion, ...proof }: EditRequest,
  ): Promise<Edit<Kind>> {
    const editor = requirePermission(viewer, 'EDIT_CONNECTIONS');
    const { fixed } = await this.parts.connections.latest();
    if (fixed.includes(kind)) throw new DomainError('CONFLICT', say.setByEnvironment);
    await this.parts.reauthentication.require(editor, { ...proof, acceptsFreshLogin: true });
    return { kind, editor, expectedVersion };
  }

  /** @throws {DomainError} as {@link edit} and {@link save} */
  async remove(
    viewer: Viewer | null,
    kind: Exclude<ConnectionKind, 'razorpay'>,
    request: EditRequest,
  ): Promise<void> {
    await this.save(await this.edit(viewer, kind, request), () => null);
  }

  /**
   * In effect in this process when it resolves.
   * @param change the new values; null removes them
   * @throws {DomainError} `CONFLICT` if the viewer saw another version
   */
  async save<Kind extends ConnectionKind>(
    { kind, editor, expectedVersion }: Edit<Kind>,
    change: (current: ConnectionValues[Kind] | null) => ConnectionValues[Kind] | null,
  ): Promise<void> {
    const { connections, dataSource } = this.parts;
    try {
      await dataSource.transaction(async (tx) => {
        const stored = await connections.lock(tx, kind);
        const values = change(stored.values);
        await saveVersioned<ConnectionRecord>(tx, {
          viewer: editor,
          permission: 'EDIT_CONNECTIONS',
          subject: 'CONNECTION',
          expectedVersion,
          load: () => Promise.resolve(recordOf(kind, stored)),
          newValues: () => fieldsOf(kind, { values, isSealed: false }),
          write: (_changes, { version }) =>
            connections.write(tx, kind, values, { version, changedBy: editor.name, changedAt: new Date() }),
        });
      });
    } finally {
      await connections.reload();
    }
  }
}
