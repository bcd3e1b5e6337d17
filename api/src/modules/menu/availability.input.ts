import { z } from 'zod';
import { id, optional } from '../../platform/validation.js';

const maxDishes = 500;

export const soldOutPeriods = ['NONE', 'UNTIL_CLOSING', 'UNTIL_TOMORROW', 'UNTIL_FURTHER_NOTICE'] as const;
export type SoldOutPeriod = (typeof soldOutPeriods)[number];

const periodMessage = 'Please say for how long: with a period, or with the time at which it ends';

const timeMessage = 'Please give the time like 2026-11-21T09:30:00.000Z';

/** The dishes that are marked. */
export const soldOutDishes = z
  .array(id)
  .min(1, 'Please name at least one dish')
  .max(maxDishes, `Please name at most ${maxDishes} dishes`);

/** The end of a mark: an instant, or a period from now on. */
export const soldOutEnd = z
  .object({
    period: optional(z.enum(soldOutPeriods)),
    until: optional(
      z.iso.datetime({ error: timeMessage, offset: true }).transform((instant) => new Date(instant)),
    ),
  })
  .transform(({ period, until }, context): SoldOutPeriod | Date => {
    const end = until ?? period;
    if (end === undefined) context.addIssue({ code: 'custom', path: ['period'], message: periodMessage });
    return end ?? 'NONE';
  });

const portionsMessage = 'Please enter a whole number of portions from 0 to 9999, or none';

/** Portions left; null for a dish that is not counted. */
export const portionsInput = z
  .int(portionsMessage)
  .min(0, portionsMessage)
  .max(9999, portionsMessage)
  .nullish()
  .transform((left) => left ?? null);
