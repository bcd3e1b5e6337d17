import type { DataSource, EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { badInput, DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import type { Passwords } from '../auth/passwords.js';
import { logSecurity } from '../auth/security-log.js';
import type { ViewerDevice } from '../auth/viewer.js';
import { lockedTablet, lockRole } from './device-persons.js';
import { deviceLocked, devicePersonLocked } from './devices.events.js';
import { keyedPin, maxTries } from './devices.policy.js';
import {
  acceptTry,
  giveBackTry,
  lockWithoutTries,
  type PersonRow,
  selectDevice,
  selectPersons,
  takeTry,
} from './devices.queries.js';
import { say } from './devices.sentences.js';

interface DevicePinsParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly log: Logger;
}

interface EnteredPin {
  readonly pin: string;
  /** The caller's, for the security log. */
  readonly address: string;
}

/** Compares PINs, and locks persons and tablets after wrong ones. */
export class DevicePins {
  constructor(private readonly parts: DevicePinsParts) {}

  /**
   * @param work done in the transaction that counts the PIN as right, while the person's role cannot end
   * @throws {DomainError} `BAD_USER_INPUT` for a wrong PIN; `TOO_MANY_REQUESTS` while the person is locked, `CONFLICT` while
   * the tablet is; `NOT_FOUND` for somebody who does not work here any more
   */
  async check<T>(
    tablet: ViewerDevice,
    person: PersonRow,
    { pin, address }: EnteredPin,
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    const { outbox, passwords, log } = this.parts;
    const { id: personId } = person;
    // Before the comparison, so that parallel ones are not more than there are tries.
    const taken = await outbox.transaction((tx) => takeTry(tx, tablet.id, personId));
    if (!taken) throw await this.refusal(tablet, person);
    const caller = { address, account: tablet.id, isKnown: true };
    const isRight = await passwords
      .compare(keyedPin(tablet.key, personId, pin), taken.hash, caller)
      .catch(async (error: unknown) => {
        await outbox.transaction((tx) => giveBackTry(tx, tablet.id, personId, taken));
        throw error;
      });
    if (!isRight) {
      logSecurity(log, 'PIN failed', { userId: personId, address });
      if (taken.locksPerson && taken.tries > maxTries && !taken.isLast)
        await outbox.transaction((tx) =>
          outbox.append(tx, devicePersonLocked, { deviceId: tablet.id, personId }),
        );
      throw taken.isLast || taken.locksPerson
        ? await this.refusal(tablet, person)
        : badInput('pin', say.wrongPin);
    }
    return outbox.transaction(async (tx) => {
      await lockRole(tx, personId);
      if (!(await acceptTry(tx, tablet.id, personId, taken))) throw badInput('pin', say.wrongPin);
      return work(tx);
    });
  }

  private async refusal(tablet: ViewerDevice, person: PersonRow): Promise<DomainError> {
    const { dataSource, outbox } = this.parts;
    const { manager } = dataSource;
    await outbox.transaction(async (tx) => {
      if (await lockWithoutTries(tx, tablet.id))
        await outbox.append(tx, deviceLocked, { deviceId: tablet.id });
    });
    const device = await selectDevice(manager, tablet.id);
    if (!device || device.lockedSince) return lockedTablet();
    if (!person.hasPin) return badInput('pin', say.noPin({ name: person.name }));
    const rows = await selectPersons(manager, [tablet.id]);
    const until = rows.find(({ id }) => id === person.id)?.lockedUntil ?? null;
    const now = await databaseNow(manager);
    const retryAfter = Math.max(Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000), 1);
    const count = Math.ceil(retryAfter / 60);
    return new DomainError('TOO_MANY_REQUESTS', say.personLocked({ count }), { retryAfter });
  }
}
