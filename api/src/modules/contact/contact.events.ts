import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

export const contactMessageSent = defineEvent('contact.message-sent', z.object({ messageId: id }));
