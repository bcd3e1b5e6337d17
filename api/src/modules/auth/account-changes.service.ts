import { randomBytes, type KeyObject } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { AccountChange, undoableDays } from './account-change.entity.js';
import { mailedLink, readLink, type MailedLink } from './account-links.js';
import { accountChangeUndone, roleChanged } from './auth.events.js';
import {
  confirmEmail,
  deleteChangesOlderThan,
  deletePins,
  markUndone,
  selectUndoableChanges,
} from './auth.queries.js';
import { rethrowEmailTaken } from './email-taken.js';
import { endCredentials } from './end-credentials.js';
import { lockUser } from './lock-user.js';
import type { PasswordResetService } from './password-reset.service.js';
import type { Passwords } from './passwords.js';
import { insertChange } from './record-change.js';
import type { SecondFactors } from './second-factors.js';
import { logSecurity } from './security-log.js';
import { User } from './user.entity.js';
import { say } from './auth.sentences.js';

const daySeconds = 24 * 3600;
const confirmDays = 30;

export interface UndoneChange {
  /** The restored address. */
  readonly email: string;
  /** Sets a new password, once and soon. */
  readonly resetToken: string;
}

interface AccountChangesParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly passwordResets: PasswordResetService;
  readonly linkKey: KeyObject;
  readonly secondFactors: Pick<SecondFactors, 'remove'>;
  readonly log: Logger;
}

/** Confirms and undoes changes of e-mail addresses and passwords. `address` is the caller's, for the security log. */
export class AccountChangesService {
  private readonly dataSource: DataSource;
  private readonly outbox: Outbox;
  private readonly passwords: Passwords;
  private readonly passwordResets: PasswordResetService;
  private readonly linkKey: KeyObject;
  private readonly secondFactors: Pick<SecondFactors, 'remove'>;
  private readonly log: Logger;

  constructor(parts: AccountChangesParts) {
    const { dataSource, outbox, passwords, passwordResets, linkKey, secondFactors, log } = parts;
    this.dataSource = dataSource;
    this.outbox = outbox;
    this.passwords = passwords;
    this.passwordResets = passwordResets;
    this.linkKey = linkKey;
    this.secondFactors = secondFactors;
    this.log = log;
  }

  /** For the mails about a change, whose recipients are known. */
  async find(id: string): Promise<AccountChange | null> {
    return this.dataSource.manager.findOneBy(AccountChange, { id });
  }

  /** In the worker: the link that undoes a change. */
  undoLink({ id, userId }: AccountChange): MailedLink {
    return mailedLink(this.linkKey, 'undo-change', { userId, boundTo: id }, undoableDays * daySeconds);
  }

  /** The link that confirms the address of an account. */
  confirmLink(userId: string, email: string): MailedLink {
    const claims = { userId, boundTo: email, email };
    return mailedLink(this.linkKey, 'confirm-email', claims, confirmDays * daySeconds);
  }

  /**
   * Confirms the address of an account; confirming it again changes nothing.
   * @returns the address
   * @throws {DomainError} `LINK_EXPIRED`
   */
  async confirmEmail(token: string, address: string): Promise<string> {
    const link = readLink(this.linkKey, 'confirm-email', token);
    const email = link?.email && (await confirmEmail(this.dataSource.manager, link.userId, link.email));
    if (!link || !email) {
      throw new DomainError('LINK_EXPIRED', say.undoTooLate);
    }
    logSecurity(this.log, 'email confirmed', { userId: link.userId, address });
    return email;
  }

  /**
   * Restores the address before a change, undoes all later changes, invalidates the present password, removes second
   * factors that were added since and all PINs on tablets, and ends every session. An address that was never confirmed,
   * such as a mistyped one, cannot replace a confirmed one.
   * @throws {DomainError} `LINK_EXPIRED`, `EMAIL_TAKEN`
   */
  async undo(token: string, address: string): Promise<UndoneChange> {
    const link = readLink(this.linkKey, 'undo-change', token);
    if (!link) throw usedUp();
    const { userId } = link;
    const unknownPassword = randomBytes(32).toString('base64url');
    const passwordHash = await this.passwords.hash(unknownPassword, { address, account: userId });
    const email = await this.outbox.transaction(async (tx) => {
      const before = await lockUser(tx, userId);
      const change = (await selectUndoableChanges(tx, userId)).find(({ id }) => link.isBoundTo(id));
      if (!before || !change) throw usedUp();
      const isSame = isSameEmail(before.email ?? '', change.oldEmail);
      if (!isSame && before.emailConfirmedAt && !change.oldEmailWasConfirmed) throw unproved();
      await tx
        .update(User, { id: userId }, { email: change.oldEmail, emailConfirmedAt: new Date(), passwordHash })
        .catch(rethrowEmailTaken(say.emailTakenByNow));
      await endCredentials(tx, userId);
      // A thief’s would lock the owner out.
      await this.secondFactors.remove(tx, userId, change.createdAt);
      // What they may do may depend on it.
      await this.outbox.append(tx, roleChanged, { userId });
      await deletePins(tx, userId);
      // Later changes may have sent undo links to a thief's addresses.
      await markUndone(tx, change);
      if (!isSame) await this.recordUndoing(tx, before, change);
      return change.oldEmail;
    });
    logSecurity(this.log, 'account change undone', { userId, address });
    const reset = await this.passwordResets.linkFor(userId);
    if (!reset) throw usedUp();
    return { email, resetToken: reset.token };
  }

  async deleteExpired(): Promise<void> {
    await deleteChangesOlderThan(this.dataSource.manager, undoableDays + 1);
  }

  /** Records the undoing as a change that cannot be undone. */
  private async recordUndoing(tx: EntityManager, before: User, { oldEmail }: AccountChange): Promise<void> {
    const undone = { before, newEmail: oldEmail, isNewPassword: true, undoneAt: new Date() };
    const changeId = await insertChange(tx, undone);
    await this.outbox.append(tx, accountChangeUndone, { changeId });
  }
}

/** Compares as the database does. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const unproved = () => new DomainError('LINK_EXPIRED', say.neverConfirmed);

const usedUp = () => new DomainError('LINK_EXPIRED', say.linkUsed);
