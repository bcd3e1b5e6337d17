import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import { e164Of } from '../../platform/phone.js';
import { can } from '../auth/permissions.js';
import { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import { Customer } from './customer.entity.js';
import { customerOfPhone, insertCaller, isAccount, lockCustomers, mergeInto } from './customers.queries.js';

type Actor = Pick<Viewer, 'id' | 'role' | 'staffRole'>;

/** Staff order and book for others. */
const actsForOthers = (user: Actor): boolean => can(user, 'ORDER_WITHOUT_LIMITS');

/**
 * For whom a user orders or books. Staff do it for the caller with the phone number, as it was typed; without one, for
 * somebody who is not known.
 */
export async function customerOf(
  manager: EntityManager,
  user: Actor,
  typedPhone: string | null | undefined,
): Promise<string> {
  if (!actsForOthers(user)) return user.id;
  const caller = { id: newId(), phone: e164Of(typedPhone ?? '') ?? null };
  await insertCaller(manager, caller);
  return caller.phone === null ? caller.id : customerOfPhone(manager, caller.phone);
}

/** As {@link customerOf}, of a user who is known by id alone. */
export async function customerOfUser(
  tx: EntityManager,
  userId: string,
  typedPhone: string | null,
): Promise<string> {
  return customerOf(tx, await tx.findOneByOrFail(User, { id: userId }), typedPhone);
}

/**
 * Notes that a viewer has confirmed a phone number: the customer of that number and the viewer are one person, unless both
 * have an account. A guest may confirm the number of somebody else, who receives the order, and staff that of a caller.
 */
export async function confirmPhone(tx: EntityManager, viewer: Viewer, phone: string): Promise<void> {
  if (actsForOthers(viewer) || (viewer.isGuest && viewer.guestPhone !== phone)) return;
  const { own, known } = await lockBoth(tx, viewer.id, phone);
  let person = known;
  if (own.id !== known.id && (await isAccount(tx, own.id))) {
    if (await isAccount(tx, known.id)) return;
    person = own;
  }
  await mergeInto(tx, person.id, person === own ? known.id : own.id);
  await tx.update(Customer, { id: person.id }, { phone, phoneConfirmedAt: () => 'now()' });
}

interface Both {
  readonly own: Customer;
  readonly known: Customer;
}

/** Locks a user's customer and the one with a phone number, who is made if there is none. */
async function lockBoth(tx: EntityManager, userId: string, phone: string): Promise<Both> {
  for (let tries = 0; tries < 10; tries += 1) {
    await insertCaller(tx, { id: newId(), phone });
    const { own, known } = await lockCustomers(tx, userId, phone);
    // Missing if another transaction merged one of them while this one waited for it.
    if (own && known) return { own, known };
  }
  throw new Error(`The customers of user ${userId} and of the confirmed number could not be locked`);
}
