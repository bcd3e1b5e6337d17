import { z } from 'zod';
import { id } from '../../platform/validation.js';

export const printingTopic = 'printing';

/** Message between processes: jobs, settings or the state of a printer have changed. */
export const printingMessage = z.object({ printerId: id });
