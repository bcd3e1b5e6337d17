import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

export const passwordChanged = defineEvent('account.password-changed', z.object({ userId: id }));
