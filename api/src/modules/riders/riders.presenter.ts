import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { id } from '../../platform/validation.js';
import { orderStatuses } from '../orders/order-status.js';
import type { Delivery } from './delivery.js';
import type { Rider } from './riders.service.js';

export const riderAnswer = z.object({ _id: id, name: z.string() }).meta({ id: 'Rider' });

export const presentRider = ({ id: _id, name }: Rider): z.output<typeof riderAnswer> => ({ _id, name });

export const deliveryAnswer = z
  .object({
    _id: id,
    name: z.string().meta({ description: 'What people call the order: `#47`.' }),
    version: z.int(),
    status: z.enum(orderStatuses),
    statusSince: instant,
    isToBringBack: z
      .boolean()
      .meta({ description: 'Whether the order was cancelled on its way: the rider has the food.' }),
    customerName: z
      .string()
      .nullable()
      .meta({ description: 'First name of the customer; null if it is not known.' }),
    address: z.string(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    note: z.string().nullable().meta({ description: 'How to find the door.' }),
    phone: z.string().nullable().meta({
      description:
        'Phone number of the customer in E.164, while the order is on its way; null before and after.',
    }),
    items: z.array(z.string()).meta({ description: 'Such as `2 × Biryani`.' }),
    due: z.number().meta({ description: 'Rupees to collect at the door; 0 if the order is paid.' }),
    placedAt: instant,
    slotAt: instant.nullable(),
    promisedFrom: instant.nullable(),
    promisedUntil: instant.nullable(),
  })
  .meta({ id: 'Delivery' });

export function presentDelivery({
  id: _id,
  duePaise,
  ...delivery
}: Delivery): z.output<typeof deliveryAnswer> {
  return {
    _id,
    ...delivery,
    due: toRupees(duePaise),
    statusSince: delivery.statusSince.toISOString(),
    placedAt: delivery.placedAt.toISOString(),
    slotAt: delivery.slotAt?.toISOString() ?? null,
    promisedFrom: delivery.promisedFrom?.toISOString() ?? null,
    promisedUntil: delivery.promisedUntil?.toISOString() ?? null,
  };
}
