import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

export const contactMessageSent = defineEvent('contact.message-sent', z.object({ messageId: id }));
export const contactMessageAnswered = defineEvent('contact.message-answered', z.object({ messageId: id }));
