import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

/** The owner is told of it by mail. */
export const passwordChanged = defineEvent('account.password-changed', z.object({ userId: id }));

/** A forgotten password. For an address without an account, the id is random: see {@link PasswordResetService}. */
export const passwordResetRequested = defineEvent(
  'account.password-reset-requested',
  z.object({ userId: id }),
);

/** Written by a trigger when a session that was still good goes: by logout, a changed password, or with its user. */
export const sessionEnded = defineEvent('session.ended', z.object({ sessionId: id }));

/** Written by a trigger, as roles are changed by hand. */
export const roleChanged = defineEvent('account.role-changed', z.object({ userId: id }));
