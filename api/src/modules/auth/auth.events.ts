import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

/** Notifies the owner by mail. Older events have no `changeId`. */
export const passwordChanged = defineEvent(
  'account.password-changed',
  z.object({ userId: id, changeId: id.optional() }),
);

/** Notifies the old address, also of a password that was changed with it. */
export const emailChanged = defineEvent('account.email-changed', z.object({ changeId: id }));

/** Asks the new address to confirm. */
export const emailConfirmationNeeded = defineEvent(
  'account.email-confirmation-needed',
  z.object({ changeId: id }),
);

/** Notifies the address that was replaced. */
export const accountChangeUndone = defineEvent('account.change-undone', z.object({ changeId: id }));

/** For an address without an account the id is random: see {@link PasswordResetService}. */
export const passwordResetRequested = defineEvent(
  'account.password-reset-requested',
  z.object({ userId: id }),
);

/** Written by a trigger when a valid session is deleted: by logout, a changed password or with its user. */
export const sessionEnded = defineEvent('session.ended', z.object({ sessionId: id }));

/** Written by a trigger, because roles are also changed by hand. */
export const roleChanged = defineEvent('account.role-changed', z.object({ userId: id }));
