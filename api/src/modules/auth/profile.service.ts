import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { takePoint, type RateCounter } from '../../platform/rate-limits.js';
import { isSameEmail } from './account-changes.service.js';
import type { UpdateProfileInput } from './auth.input.js';
import { withoutUndefined } from '../../platform/validation.js';
import { requirePermission } from './auth.policy.js';
import { requireUnreserved, rethrowEmailTaken } from './email-taken.js';
import { endCredentials } from './end-credentials.js';
import { requireUnguessable } from './guessable-password.js';
import { lockSignedIn } from './lock-user.js';
import type { MailNetworks } from './mail-networks.js';
import type { Passwords } from './passwords.js';
import { reauthenticate, type Proof, type Reauthentication } from './reauthentication.js';
import { recordChange } from './record-change.js';
import { logSecurity } from './security-log.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';
import { say } from './auth.sentences.js';

interface ProfileParts {
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly reauthentication: Reauthentication;
  readonly saves: RateCounter;
  readonly mailNetworks: MailNetworks;
  readonly log: Logger;
}

export class ProfileService {
  constructor(private readonly parts: ProfileParts) {}

  /**
   * Changes the given fields. A new password, even the same one, ends every other session; a new e-mail address is
   * unconfirmed.
   * @throws {DomainError} `CONFLICT` for the e-mail address or password of a guest; `REAUTHENTICATE` for a new e-mail address or password; `EMAIL_TAKEN`, `TOO_MANY_REQUESTS`;
   * `BAD_USER_INPUT` for an easily guessed password
   */
  async update(viewer: Viewer | null, input: UpdateProfileInput, proof: Proof): Promise<User> {
    const { address } = proof;
    const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
    const { id, email, isGuest } = signedIn;
    const { passwords, saves, log } = this.parts;
    await takePoint(saves, id, say.tooManyChanges);
    const { password, currentPassword, ...facts } = input;
    if (isGuest && (password !== undefined || facts.email !== undefined)) throw accountNeeded();
    const isSensitive = password !== undefined || !isKept(facts.email, email);
    if (isSensitive) await this.parts.reauthentication.require(signedIn, { ...proof, currentPassword });
    let passwordHash: string | undefined;
    if (password !== undefined) {
      const caller = { address, account: id, isKnown: true };
      await requireUnguessable(passwords, password, { ...signedIn, ...withoutUndefined(facts) }, caller);
      passwordHash = await passwords.hash(password, caller);
    }
    const { user, isNewEmail } = await this.save(signedIn, { ...facts, passwordHash }, proof, isSensitive);
    if (isNewEmail) logSecurity(log, 'email changed', { userId: id, address });
    if (passwordHash !== undefined) logSecurity(log, 'password changed', { userId: id, address });
    return user;
  }

  private async save(
    { id, sessionId }: Viewer,
    {
      passwordHash,
      ...facts
    }: { name?: string | undefined; email?: string | undefined; passwordHash?: string | undefined },
    { address }: Proof,
    isReauthenticated: boolean,
  ): Promise<{ user: User; isNewEmail: boolean }> {
    const { outbox } = this.parts;
    return outbox.transaction(async (tx) => {
      const before = await lockSignedIn(tx, { id, sessionId });
      const newEmail = isKept(facts.email, before.email ?? '') ? undefined : facts.email;
      // Another request has changed the address since the check.
      if (newEmail !== undefined && !isReauthenticated) throw reauthenticate();
      const fields = withoutUndefined({ ...facts, passwordHash });
      if (Object.keys(fields).length > 0) {
        const mailNetwork = this.parts.mailNetworks.markOf(address);
        await tx
          .update(
            User,
            { id },
            { ...fields, ...(newEmail !== undefined && { emailConfirmedAt: null, mailNetwork }) },
          )
          .catch(rethrowEmailTaken(say.otherAccount));
      }
      if (newEmail !== undefined) await requireUnreserved(tx, id, newEmail, say.otherAccount);
      const isNewPassword = passwordHash !== undefined;
      if (isNewPassword) await endCredentials(tx, id, sessionId);
      if (isNewPassword || newEmail !== undefined)
        await recordChange(tx, outbox, { before, newEmail, isNewPassword });
      const user = await tx.findOneByOrFail(User, { id });
      return { user, isNewEmail: newEmail !== undefined };
    });
  }
}

const accountNeeded = () => new DomainError('CONFLICT', say.guestHasNoAccount);

/** Whether an address, if given, is the present one. */
function isKept(given: string | undefined, present: string): boolean {
  return given === undefined || isSameEmail(given, present);
}
