import { z } from 'zod';
import { id } from '../../platform/validation.js';

/** Null: nobody. */
export const riderOrNobody = id.nullish().transform((riderId) => riderId ?? null);

export const assignRiderBody = z.object({
  riderId: riderOrNobody.meta({ description: 'Who delivers the order; null or missing for nobody.' }),
  version: z.int().min(1).meta({ description: 'The version of the order that the caller saw.' }),
});
