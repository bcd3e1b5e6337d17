import { z } from 'zod';

/** Parts of what REST answers. */

export const rupees = z.number().meta({ description: 'Rupees, with at most two decimals.' });

export const instant = z.string().meta({ format: 'date-time', description: 'ISO 8601, in UTC.' });

/** For people; programs look at the status and, in errors, at the code. */
export const message = z.string().meta({ description: 'For the person who uses the shop.' });
