import type { DataSource, EntityManager } from 'typeorm';
import { badInput } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import type { Passwords } from '../auth/passwords.js';
import type { Reauthentication } from '../auth/reauthentication.js';
import { insertChange } from '../auth/record-change.js';
import type { Viewer } from '../auth/viewer.js';
import { approvalActs } from './approval.entity.js';
import {
  changedPin,
  lockedTablet,
  lockRole,
  mayApprove,
  mayWork,
  nobody,
  personOf,
  requireTablet,
  type DevicePerson,
} from './device-persons.js';
import type { DevicePins } from './device-pins.js';
import { pinSet } from './devices.events.js';
import type { NewPin } from './devices.input.js';
import { endsPhone, keyedPin, weaknessOf } from './devices.policy.js';
import {
  clearPerson,
  clearThoseWhoLeft,
  type DeviceRow,
  type PersonRow,
  prolongPerson,
  putPerson,
  selectDevice,
  selectPersons,
  selectPhones,
  upsertPin,
} from './devices.queries.js';
import { say } from './devices.sentences.js';

/** The tablet of the viewer's session. */
export interface OwnDevice extends DeviceRow {
  readonly person: DevicePerson | null;
  readonly persons: readonly DevicePerson[];
  readonly approvers: readonly DevicePerson[];
}

interface DevicePersonsParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly pins: DevicePins;
  readonly reauthentication: Reauthentication;
}

/** Who is at a tablet, and their PINs. `address` is the caller's, for limits and the security log. */
export class DevicePersonsService {
  constructor(private readonly parts: DevicePersonsParts) {}

  /** Null if the viewer's session is not a tablet's. */
  async own(viewer: Viewer | null): Promise<OwnDevice | null> {
    if (!viewer?.device) return null;
    const { manager } = this.parts.dataSource;
    const { id } = viewer.device;
    const [device, rows] = await Promise.all([selectDevice(manager, id), selectPersons(manager, [id])]);
    if (!device) return null;
    const present = rows.find((row) => row.id === device.personId);
    return {
      ...device,
      person: present ? personOf(present) : null,
      personUntil: present ? device.personUntil : null,
      persons: rows.filter(mayWork).map(personOf),
      approvers: rows.filter((row) => approvalActs.some((act) => mayApprove(row, act))).map(personOf),
    };
  }

  /**
   * Gives a person a PIN, in place of any other, and notifies them.
   * @throws {DomainError} `FORBIDDEN`; `CONFLICT` while the tablet is locked; `NOT_FOUND` for somebody who does not work at
   * it; `BAD_USER_INPUT` for an easily guessed PIN and a wrong password; `REAUTHENTICATE` for a missing second factor;
   * `TOO_MANY_REQUESTS`
   */
  async setPin(viewer: Viewer | null, input: NewPin, address: string): Promise<OwnDevice | null> {
    const tablet = requireTablet(viewer);
    const { dataSource, outbox, passwords, reauthentication } = this.parts;
    const { personId, pin, password, secondFactor } = input;
    await this.requireUnlocked(dataSource.manager, tablet.id);
    const person = await this.worker(tablet.id, personId);
    const weakness = weaknessOf(pin);
    if (weakness) throw badInput('pin', weakness);
    const at = { address, deviceId: tablet.id };
    const passwordHash = await reauthentication.requireOther(person, password, secondFactor, at);
    // Only now, as the answer tells of the person's phone number.
    if (endsPhone(pin, await selectPhones(dataSource.manager, personId))) throw badInput('pin', say.pinPhone);
    const caller = { address, account: tablet.id, isKnown: true };
    const hash = await passwords.hash(keyedPin(tablet.key, personId, pin), caller);
    await outbox.transaction(async (tx) => {
      const user = await lockRole(tx, personId);
      if (user.passwordHash !== passwordHash) throw badInput('password', say.passwordChanged);
      await this.requireUnlocked(tx, tablet.id);
      await upsertPin(tx, tablet.id, personId, hash);
      const changeId = await insertChange(tx, { before: user, isNewPassword: false });
      await outbox.append(tx, pinSet, { changeId, deviceId: tablet.id });
      const set = changedPin(tablet, null, person.name);
      await appendAudit(tx, { ...person, device: tablet }, 'DEVICE', [set]);
    });
    return this.own(viewer);
  }

  /**
   * Puts a person at the tablet.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`; `BAD_USER_INPUT` for a wrong PIN; `TOO_MANY_REQUESTS` while the person is
   * locked, `CONFLICT` while the tablet is
   */
  async enter(
    viewer: Viewer | null,
    personId: string,
    pin: string,
    address: string,
  ): Promise<OwnDevice | null> {
    const tablet = requireTablet(viewer);
    const person = await this.worker(tablet.id, personId);
    await this.parts.pins.check(tablet, person, { pin, address }, async (tx) => {
      if (!(await putPerson(tx, tablet.id, personId))) throw lockedTablet();
    });
    return this.own(viewer);
  }

  async leave(viewer: Viewer | null): Promise<OwnDevice | null> {
    const { id } = requireTablet(viewer);
    await this.parts.outbox.transaction((tx) => clearPerson(tx, id));
    return this.own(viewer);
  }

  /** The person at the tablet has pressed something. */
  async keep(viewer: Viewer | null): Promise<OwnDevice | null> {
    const { id } = requireTablet(viewer);
    await prolongPerson(this.parts.dataSource.manager, id);
    return this.own(viewer);
  }

  /** In the worker: those whose time is over leave, so that live connections begin again without them. */
  async letGo(): Promise<void> {
    if (await clearThoseWhoLeft(this.parts.dataSource.manager)) this.parts.outbox.wakeRelay();
  }

  private async worker(deviceId: string, personId: string): Promise<PersonRow> {
    const rows = await selectPersons(this.parts.dataSource.manager, [deviceId]);
    const person = rows.find(({ id }) => id === personId);
    if (!person || !mayWork(person)) throw nobody();
    return person;
  }

  private async requireUnlocked(manager: EntityManager, id: string): Promise<void> {
    const device = await selectDevice(manager, id);
    if (!device || device.lockedSince) throw lockedTablet();
  }
}
