import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';

/** Mails the head of a day. */
export const dayHeadWritten = defineEvent('bill-book.day-head', z.object({ sequence: z.int() }));
