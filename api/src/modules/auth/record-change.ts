import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { AccountChange } from './account-change.entity.js';
import { emailChanged, emailConfirmationNeeded, passwordChanged } from './auth.events.js';
import type { User } from './user.entity.js';

/** An account before a change, and what the change sets. */
interface NewChange {
  readonly before: User;
  /** Undefined if the address stays. */
  readonly newEmail?: string | undefined;
  readonly isNewPassword: boolean;
}

/** In the transaction of a change: keeps it, and has the old address told, with a link that undoes it. */
export async function recordChange(
  tx: EntityManager,
  outbox: Outbox,
  { before, newEmail, isNewPassword }: NewChange,
): Promise<void> {
  const changeId = newId();
  await tx.insert(AccountChange, {
    id: changeId,
    userId: before.id,
    oldEmail: before.email,
    oldEmailWasConfirmed: before.emailConfirmedAt !== null,
    newEmail: newEmail ?? null,
    isNewPassword,
  });
  if (newEmail === undefined) {
    await outbox.append(tx, passwordChanged, { userId: before.id, changeId });
  } else {
    await outbox.append(tx, emailChanged, { changeId });
    await outbox.append(tx, emailConfirmationNeeded, { changeId });
  }
}
