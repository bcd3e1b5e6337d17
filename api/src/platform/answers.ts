import { z } from 'zod';

/** Schemas shared by REST answers. */

export const rupees = z.number().meta({ description: 'Rupees, with at most two decimals.' });

export const instant = z.string().meta({ format: 'date-time', description: 'ISO 8601, in UTC.' });

/** For people; programs use the status and, in errors, the code. */
export const message = z.string().meta({ description: 'Text for the user of the shop.' });
