import { z } from 'zod';
import { id, optional, issue } from '../../platform/validation.js';
import { say } from './menu.sentences.js';

const maxDishes = 500;

export const soldOutPeriods = ['NONE', 'UNTIL_CLOSING', 'UNTIL_TOMORROW', 'UNTIL_FURTHER_NOTICE'] as const;
export type SoldOutPeriod = (typeof soldOutPeriods)[number];

/** The dishes that are marked. */
export const soldOutDishes = z
  .array(id)
  .min(1, say.noDish)
  .max(maxDishes, say.tooManyDishes({ max: maxDishes }));

/** The end of a mark: an instant, or a period from now on. */
export const soldOutEnd = z
  .object({
    period: optional(z.enum(soldOutPeriods)),
    until: optional(
      z.iso.datetime({ ...say.timeInvalid, offset: true }).transform((instant) => new Date(instant)),
    ),
  })
  .transform(({ period, until }, context): SoldOutPeriod | Date => {
    const end = until ?? period;
    if (end === undefined) context.addIssue(issue(['period'], say.period));
    return end ?? 'NONE';
  });

const portionsMessage = say.portions({ max: 9999 });

/** Portions left; null for a dish that is not counted. */
export const portionsInput = z
  .int(portionsMessage)
  .min(0, portionsMessage)
  .max(9999, portionsMessage)
  .nullish()
  .transform((left) => left ?? null);
