import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { takeNetworkPoint, type RateCounter } from '../../platform/rate-limits.js';
import { currentLanguage } from '../../platform/request.js';
import type { Sentence } from '../../platform/sentences.js';
import { isSameEmail } from '../auth/account-changes.service.js';
import { requirePermission } from '../auth/auth.policy.js';
import { markAllUndone } from '../auth/auth.queries.js';
import type { AuthService, Login } from '../auth/auth.service.js';
import { requireUnreserved, rethrowEmailTaken } from '../auth/email-taken.js';
import { endCredentials } from '../auth/end-credentials.js';
import { requireUnguessable } from '../auth/guessable-password.js';
import { lockSignedIn } from '../auth/lock-user.js';
import type { MailNetworks } from '../auth/mail-networks.js';
import type { Passwords } from '../auth/passwords.js';
import type { Reauthentication } from '../auth/reauthentication.js';
import { staffRoleOf, storedRole, type StaffRole } from '../auth/role.js';
import { logSecurity } from '../auth/security-log.js';
import { setStaffRole } from '../auth/set-staff-role.js';
import { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import type { InvitationLinks } from './invitation-links.js';
import { personJoined } from './people.events.js';
import type { AcceptInput, JoinInput } from './people.input.js';
import { maxPeople } from './people.policy.js';
import { lockPeople, markUsed, selectInvitation, selectStaff, type InvitationRow } from './people.queries.js';
import { tooManyPeople } from './people.service.js';
import { say } from './people.sentences.js';
import { roleNames } from './role-names.js';

/** Attempts to join per network. */
export const joiningLimit = { name: 'joining', points: 60, seconds: 3600 } as const;

/** What a link shows. */
export interface InvitationPreview {
  readonly name: string;
  /** Null if it names none. */
  readonly email: string | null;
  readonly role: StaffRole;
  readonly inviterName: string;
  readonly expiresAt: Date;
  /** Why the link does not work any more; null while it works. */
  readonly problem: Sentence | null;
}

interface Opened {
  readonly invitation: InvitationRow;
  readonly isMailed: boolean;
}

interface JoiningParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly auth: AuthService;
  readonly passwords: Passwords;
  readonly reauthentication: Reauthentication;
  readonly mailNetworks: MailNetworks;
  readonly links: InvitationLinks;
  readonly tries: RateCounter;
  readonly log: Logger;
}

/** Reads and accepts invitations. `address` is the caller's, for limits and the security log. */
export class JoiningService {
  constructor(private readonly parts: JoiningParts) {}

  /**
   * Changes nothing, so that programs that open the links of mails do no harm.
   * @throws {DomainError} `LINK_EXPIRED` for a forged or replaced link
   */
  async look(token: string): Promise<InvitationPreview> {
    const { invitation } = await this.read(this.parts.dataSource.manager, token);
    const { name, email, staffRole: role, inviterName, expiresAt } = invitation;
    return { name, email, role, inviterName, expiresAt, problem: problemOf(invitation) };
  }

  /**
   * Makes an account with the role of the invitation, and signs it in.
   * @throws {DomainError} `LINK_EXPIRED`, `EMAIL_TAKEN`, `TOO_MANY_REQUESTS`; `CONFLICT` if too many people work here;
   * `BAD_USER_INPUT` for an easily guessed password
   */
  async accept(input: AcceptInput, address: string, userAgent?: string): Promise<Login> {
    const { token, name, email, password } = input;
    const { dataSource, outbox, auth, passwords, log } = this.parts;
    await takeNetworkPoint(this.parts.tries, address, say.tooManyTries);
    const { staffRole } = (await this.open(dataSource.manager, token)).invitation;
    const caller = { address, account: email.toLowerCase() };
    await requireUnguessable(passwords, password, { name, email, ...storedRole(staffRole) }, caller);
    const passwordHash = await passwords.hash(password, caller);
    const id = newId();
    const login = await outbox.transaction(async (tx) => {
      await lockPeople(tx);
      const opened = await this.open(tx, token);
      await tx
        .insert(User, {
          id,
          name,
          email,
          emailConfirmedAt: isProved(opened, email) ? new Date() : null,
          mailNetwork: this.parts.mailNetworks.markOf(address),
          passwordHash,
          role: 'customer',
          language: currentLanguage(),
        })
        .catch(rethrowEmailTaken(say.emailTaken));
      await requireUnreserved(tx, id, email, say.emailTaken);
      await this.use(tx, opened, { id, name });
      return auth.signIn({ userId: id, passwordHash }, { userAgent, manager: tx });
    });
    if (!login) throw new DomainError('LINK_EXPIRED', say.linkInvalid);
    logSecurity(log, 'registered', { userId: id, address });
    return login;
  }

  /**
   * Gives the role of the invitation to the account that is signed in. Its other sessions end, and no earlier address can
   * take it back.
   * @throws {DomainError} `LINK_EXPIRED`, `REAUTHENTICATE`, `TOO_MANY_REQUESTS`; `CONFLICT` for a guest, for somebody who
   * works here already, and if too many people do; `BAD_USER_INPUT` for an easily guessed password
   */
  async join(viewer: Viewer | null, { token, currentPassword }: JoinInput, address: string): Promise<User> {
    const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
    const { id, name, email } = signedIn;
    const { dataSource, outbox, passwords, reauthentication } = this.parts;
    if (signedIn.isGuest) throw new DomainError('CONFLICT', say.accountNeeded);
    await takeNetworkPoint(this.parts.tries, address, say.tooManyTries);
    const { staffRole } = (await this.open(dataSource.manager, token)).invitation;
    await reauthentication.require(signedIn, { currentPassword, address, acceptsFreshLogin: false });
    const caller = { address, account: id, isKnown: true };
    const future = { name, email, ...storedRole(staffRole) };
    await requireUnguessable(passwords, currentPassword, future, caller).catch(rethrowWeak);
    return outbox.transaction(async (tx) => {
      await lockPeople(tx);
      const opened = await this.open(tx, token);
      const user = await lockSignedIn(tx, signedIn);
      const present = staffRoleOf(user);
      if (present) {
        const { inviterName } = opened.invitation;
        throw new DomainError('CONFLICT', say.youWorkHere({ role: roleNames[present], name: inviterName }));
      }
      if (!user.emailConfirmedAt && isProved(opened, user.email ?? ''))
        await tx.update(User, { id }, { emailConfirmedAt: new Date() });
      await markAllUndone(tx, id);
      await endCredentials(tx, id, signedIn.sessionId);
      await this.use(tx, opened, user);
      return tx.findOneByOrFail(User, { id });
    });
  }

  private async use(
    tx: EntityManager,
    { invitation: { id, staffRole, invitedBy } }: Opened,
    person: Pick<Viewer, 'id' | 'name'>,
  ): Promise<void> {
    if ((await selectStaff(tx)).length >= maxPeople) throw tooManyPeople();
    await setStaffRole(tx, person, person.id, staffRole);
    await markUsed(tx, id, person.id);
    await this.parts.outbox.append(tx, personJoined, { userId: person.id, invitedBy, staffRole });
  }

  private async open(manager: EntityManager, token: string): Promise<Opened> {
    const opened = await this.read(manager, token);
    const problem = problemOf(opened.invitation);
    if (problem) throw new DomainError('LINK_EXPIRED', problem);
    return opened;
  }

  private async read(manager: EntityManager, token: string): Promise<Opened> {
    const { links } = this.parts;
    const invitation = await selectInvitation(manager, links.idIn(token));
    const way = invitation && links.wayOf(invitation, token);
    if (!way) throw new DomainError('LINK_EXPIRED', say.linkInvalid);
    return { invitation, isMailed: way === 'mailed' };
  }
}

function problemOf({ state, inviterName: name }: InvitationRow): Sentence | null {
  const problems = {
    OPEN: null,
    USED: say.linkUsed({ name }),
    REVOKED: say.linkRevoked({ name }),
    EXPIRED: say.linkExpired({ name }),
  };
  return problems[state];
}

/** Whether the link proves that the address is the person's. */
const isProved = ({ invitation, isMailed }: Opened, email: string): boolean =>
  isMailed && invitation.email !== null && isSameEmail(invitation.email, email);

/** The password is that of the account already: another one in this form would not help. */
function rethrowWeak(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'BAD_USER_INPUT') throw error;
  const message = say.weakPassword;
  throw new DomainError('BAD_USER_INPUT', message, { fields: [{ field: 'currentPassword', message }] });
}
