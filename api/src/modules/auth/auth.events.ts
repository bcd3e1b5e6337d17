import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

/** The owner is told by mail. Events from before changes were kept have no `changeId`. */
export const passwordChanged = defineEvent(
  'account.password-changed',
  z.object({ userId: id, changeId: id.optional() }),
);

/** The old address is told, also of a password that was changed with it. */
export const emailChanged = defineEvent('account.email-changed', z.object({ changeId: id }));

/** The new address is asked to confirm. */
export const emailConfirmationNeeded = defineEvent(
  'account.email-confirmation-needed',
  z.object({ changeId: id }),
);

/** The address that the account had until then is told. */
export const accountChangeUndone = defineEvent('account.change-undone', z.object({ changeId: id }));

/** A forgotten password. For an address without an account, the id is random: see {@link PasswordResetService}. */
export const passwordResetRequested = defineEvent(
  'account.password-reset-requested',
  z.object({ userId: id }),
);

/** Written by a trigger when a session that was still good goes: by logout, a changed password, or with its user. */
export const sessionEnded = defineEvent('session.ended', z.object({ sessionId: id }));

/** Written by a trigger, as roles are changed by hand. */
export const roleChanged = defineEvent('account.role-changed', z.object({ userId: id }));
