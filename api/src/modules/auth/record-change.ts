import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { AccountChange } from './account-change.entity.js';
import { emailChanged, emailConfirmationNeeded, passwordChanged } from './auth.events.js';
import type { User } from './user.entity.js';

/** An account before a change, and the new values. */
interface NewChange {
  readonly before: User;
  /** Undefined if the address stays. */
  readonly newEmail?: string | undefined;
  readonly isNewPassword: boolean;
  /** For a change that cannot be undone. */
  readonly undoneAt?: Date;
}

/** @returns the id of the change */
export async function insertChange(
  tx: EntityManager,
  { before, newEmail, ...change }: NewChange,
): Promise<string> {
  const id = newId();
  await tx.insert(AccountChange, {
    ...change,
    id,
    userId: before.id,
    oldEmail: before.email ?? '',
    oldEmailWasConfirmed: before.emailConfirmedAt !== null,
    newEmail: newEmail ?? null,
  });
  return id;
}

/** In the transaction of a change: records it and notifies the old address, with a link that undoes it. */
export async function recordChange(tx: EntityManager, outbox: Outbox, change: NewChange): Promise<void> {
  const changeId = await insertChange(tx, change);
  if (change.newEmail === undefined) {
    await outbox.append(tx, passwordChanged, { userId: change.before.id, changeId });
  } else {
    await outbox.append(tx, emailChanged, { changeId });
    await outbox.append(tx, emailConfirmationNeeded, { changeId });
  }
}
