import Bowser from 'bowser';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from './auth.policy.js';
import { selectSessions } from './auth.queries.js';
import { endCredentials, endGuestLinks } from './end-credentials.js';
import { lockSignedIn } from './lock-user.js';
import { logSecurity } from './security-log.js';
import { Session } from './session.entity.js';
import type { Viewer } from './viewer.js';
import { say } from './auth.sentences.js';

/** More than anyone has devices. Unlisted ones can still be ended all together. */
const maxListed = 100;

export interface DeviceSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}

/** Lists and ends sessions. `address` is the caller's, for the security log. */
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly log: Logger,
  ) {}

  /** The viewer's own sessions, most recently seen first. */
  async own(viewer: Viewer | null): Promise<DeviceSession[]> {
    const { id: userId, sessionId } = requirePermission(viewer, 'USE_ACCOUNT');
    const sessions = await selectSessions(this.dataSource.manager, {
      userId,
      presentId: sessionId,
      limit: maxListed,
    });
    return sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      ...deviceOf(userAgent),
      createdAt,
      lastSeenAt: lastSeenAt ?? createdAt,
      isCurrent: id === sessionId,
    }));
  }

  /** @throws {DomainError} `NOT_FOUND` for another user's session, so that ids cannot be probed */
  async end(viewer: Viewer | null, id: string, address: string): Promise<void> {
    const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
    const { id: userId } = signedIn;
    await this.outbox.transaction(async (tx) => {
      await lockSignedIn(tx, signedIn);
      // The device may know one, which would sign it in again.
      await endGuestLinks(tx, userId);
      const { affected } = await tx.delete(Session, { id, userId });
      if (!affected) throw new DomainError('NOT_FOUND', say.sessionGone);
    });
    logSecurity(this.log, 'session ended', { userId, address });
  }

  async endOthers(viewer: Viewer | null, address: string): Promise<void> {
    const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
    const { id: userId, sessionId } = signedIn;
    await this.outbox.transaction(async (tx) => {
      await lockSignedIn(tx, signedIn);
      await endCredentials(tx, userId, sessionId);
    });
    logSecurity(this.log, 'other sessions ended', { userId, address });
  }
}

function deviceOf(userAgent: string | null): Pick<DeviceSession, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  // `Samsung Internet for Android`: the system is named separately.
  const name = browser.name?.replace(/ for Android$/, '');
  return { browser: name || null, system: os.name || null };
}
