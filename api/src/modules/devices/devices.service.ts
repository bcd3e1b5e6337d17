import type { DataSource, EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { currentLanguage } from '../../platform/request.js';
import { withoutUndefined } from '../../platform/validation.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { AuthService, Login } from '../auth/auth.service.js';
import { endCredentials } from '../auth/end-credentials.js';
import { lockSignedIn } from '../auth/lock-user.js';
import type { OwnerProof, Reauthentication } from '../auth/reauthentication.js';
import { logSecurity } from '../auth/security-log.js';
import { Session } from '../auth/session.entity.js';
import { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import { Device as DeviceEntity } from './device.entity.js';
import { DevicePin } from './device-pin.entity.js';
import { changedPin, personOf, requireTablet, type DevicePerson } from './device-persons.js';
import { deviceCopied, deviceRegistered } from './devices.events.js';
import type { DeviceChanges, DeviceInput, DeviceReport } from './devices.input.js';
import { maxDevices, maxRecentStamps, sameBrowserSeconds } from './devices.policy.js';
import {
  clearPerson,
  deletePin,
  type DeviceRow,
  lockDevice,
  selectDevice,
  selectDevices,
  selectPersons,
  unlockAll,
} from './devices.queries.js';
import { say } from './devices.sentences.js';

/** A tablet, as those see it who may change it. */
export interface Device extends DeviceRow {
  /** Those with a PIN on it, by name. */
  readonly persons: readonly DevicePerson[];
}

interface DevicesParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly auth: AuthService;
  readonly reauthentication: Reauthentication;
  readonly log: Logger;
}

/** Tablets that are signed in for a place of the restaurant. */
export class DevicesService {
  constructor(private readonly parts: DevicesParts) {}

  /**
   * By name.
   * @throws {DomainError} `FORBIDDEN`
   */
  async all(viewer: Viewer | null): Promise<Device[]> {
    requirePermission(viewer, 'EDIT_DEVICES');
    const { manager } = this.parts.dataSource;
    return withPersons(manager, await selectDevices(manager));
  }

  /**
   * Signs a tablet in, with an account of its own, ends the viewer's session, and notifies the other owners.
   * @throws {DomainError} `FORBIDDEN`, `REAUTHENTICATE`; `CONFLICT` if there are too many
   */
  async register(
    viewer: Viewer | null,
    { name, ...settings }: DeviceInput,
    proof: OwnerProof,
    userAgent?: string,
  ): Promise<Login> {
    const editor = requirePermission(viewer, 'EDIT_DEVICES');
    const { outbox, auth, reauthentication, log } = this.parts;
    await reauthentication.require(editor, { ...proof, acceptsFreshLogin: true });
    const id = newId();
    const { place: staffRole } = settings;
    const login = await outbox.transaction(async (tx) => {
      await lockSignedIn(tx, editor);
      if ((await selectDevices(tx)).length >= maxDevices)
        throw new DomainError('CONFLICT', say.tooManyDevices({ max: maxDevices }));
      await tx.insert(User, { id, name, role: 'customer', staffRole, language: currentLanguage() });
      await tx.insert(DeviceEntity, { id, ...settings, registeredBy: editor.name });
      await appendAudit(tx, editor, 'DEVICE', [{ before: null, after: { id, name, ...settings } }]);
      await outbox.append(tx, deviceRegistered, { deviceId: id, registeredBy: editor.id });
      await tx.delete(Session, { id: editor.sessionId });
      return auth.signIn({ userId: id, passwordHash: null }, { userAgent, manager: tx, isDevice: true });
    });
    if (!login) throw noDevice();
    logSecurity(log, 'device signed in', { userId: id, address: proof.address });
    return login;
  }

  /** @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` */
  async update(viewer: Viewer | null, id: string, changes: DeviceChanges): Promise<Device> {
    const editor = requirePermission(viewer, 'EDIT_DEVICES');
    await this.parts.outbox.transaction(async (tx) => {
      const device = await lockDevice(tx, id);
      if (!device) throw noDevice();
      const before = audited(device);
      const after = { ...before, ...withoutUndefined(changes) };
      const { name, demandsPerson, lockMinutes } = after;
      await tx.update(User, { id }, { name });
      await tx.update(DeviceEntity, { id }, { demandsPerson, lockMinutes });
      await appendAudit(tx, editor, 'DEVICE', [{ before, after }]);
    });
    return this.one(id);
  }

  /**
   * After wrong PINs: the tablet, and everybody on it.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async unlock(viewer: Viewer | null, id: string): Promise<Device> {
    const editor = requirePermission(viewer, 'EDIT_DEVICES');
    await this.parts.outbox.transaction(async (tx) => {
      const { name, lockedSince, persons } = await this.one(id, tx);
      const locked = persons.flatMap((person) => (person.lockedUntil ? person.name : []));
      await unlockAll(tx, id);
      const before = { id, name, lockedSince, lockedPersons: locked };
      await appendAudit(tx, editor, 'DEVICE', [
        { before, after: { ...before, lockedSince: null, lockedPersons: [] } },
      ]);
    });
    return this.one(id);
  }

  /**
   * Signs a tablet out: its live connections close at once.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async end(viewer: Viewer | null, id: string, address: string): Promise<void> {
    const editor = requirePermission(viewer, 'EDIT_DEVICES');
    const { outbox, log } = this.parts;
    await outbox.transaction(async (tx) => {
      const device = await selectDevice(tx, id);
      if (!device) throw noDevice();
      await tx.delete(DevicePin, { deviceId: id });
      await clearPerson(tx, id);
      await tx.update(DeviceEntity, { id }, { endedAt: () => 'now()' });
      await endCredentials(tx, id);
      await appendAudit(tx, editor, 'DEVICE', [{ before: audited(device), after: null }]);
    });
    logSecurity(log, 'device signed out', { userId: id, address });
  }

  /**
   * The person leaves the tablet.
   * @throws {DomainError} `FORBIDDEN`; `NOT_FOUND`, also for somebody without a PIN on it
   */
  async removePin(viewer: Viewer | null, id: string, personId: string): Promise<Device> {
    const editor = requirePermission(viewer, 'EDIT_DEVICES');
    await this.parts.outbox.transaction(async (tx) => {
      const { name, persons } = await this.one(id, tx);
      const person = persons.find((each) => each.id === personId);
      if (!person) throw new DomainError('NOT_FOUND', say.noPerson);
      await deletePin(tx, id, personId);
      await clearPerson(tx, id, personId);
      await appendAudit(tx, editor, 'DEVICE', [changedPin({ id, name }, person.name, null)]);
    });
    return this.one(id);
  }

  /**
   * Notes that the viewer's tablet is on. Its token lives in two browsers if somebody sends neither the last stamp nor the
   * one before, whose answer may have been lost, nor one of a moment earlier: then the tablet is signed out.
   * @returns the next stamp
   * @throws {DomainError} `FORBIDDEN`; `UNAUTHENTICATED` for a copied token
   */
  async note(
    viewer: Viewer | null,
    { stamp: sent, ...report }: DeviceReport,
    address: string,
  ): Promise<string> {
    const { id } = requireTablet(viewer);
    const { outbox, log } = this.parts;
    const stamp = sent ?? null;
    const next = newId();
    const isOnlyOne = await outbox.transaction(async (tx) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const device = await tx.findOneOrFail(DeviceEntity, { where: { id }, lock });
      const { stamp: last, previousStamp, recentStamps } = device;
      const accepted = [last, previousStamp, ...recentStamps];
      if (last !== null && !accepted.includes(stamp)) {
        await tx.update(DeviceEntity, { id }, { copiedSince: () => 'now()' });
        await clearPerson(tx, id);
        await endCredentials(tx, id);
        await outbox.append(tx, deviceCopied, { deviceId: id });
        return false;
      }
      const seen = { ...withoutUndefined(report), lastSeenAt: () => 'now()' };
      const now = await databaseNow(tx);
      const age = now.getTime() - (device.lastSeenAt?.getTime() ?? 0);
      const recent = [...recentStamps, last, previousStamp].filter((each) => each !== null);
      const kept = age < sameBrowserSeconds * 1000 ? recent.slice(-maxRecentStamps) : [];
      await tx.update(
        DeviceEntity,
        { id },
        { ...seen, stamp: next, previousStamp: stamp, recentStamps: kept },
      );
      return true;
    });
    if (isOnlyOne) return next;
    logSecurity(log, 'device copied', { userId: id, address });
    throw new DomainError('UNAUTHENTICATED', say.copied, {
      fields: [{ field: 'stamp', message: say.copied }],
    });
  }

  /** For the worker, without a permission check; undefined once it is signed out by hand. */
  find(id: string): Promise<DeviceRow | undefined> {
    return selectDevice(this.parts.dataSource.manager, id);
  }

  /** @throws {DomainError} `NOT_FOUND` */
  private async one(id: string, manager: EntityManager = this.parts.dataSource.manager): Promise<Device> {
    const device = await selectDevice(manager, id);
    const [found] = await withPersons(manager, device ? [device] : []);
    if (!found) throw noDevice();
    return found;
  }
}

async function withPersons(manager: EntityManager, devices: readonly DeviceRow[]): Promise<Device[]> {
  const rows = await selectPersons(
    manager,
    devices.map(({ id }) => id),
  );
  return devices.map((device) => {
    const persons = rows.filter(({ deviceId, hasPin }) => deviceId === device.id && hasPin);
    return { ...device, persons: persons.map(personOf) };
  });
}

const audited = ({ id, name, place, demandsPerson, lockMinutes }: DeviceRow) => ({
  id,
  name,
  place,
  demandsPerson,
  lockMinutes,
});

const noDevice = () => new DomainError('NOT_FOUND', say.noDevice);
