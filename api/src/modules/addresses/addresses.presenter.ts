import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { coordinatesOf } from '../../platform/coordinates.js';
import { id } from '../../platform/validation.js';
import { addressLabels } from './address-label.js';
import type { SavedAddress } from './saved-address.entity.js';

export const savedAddressAnswer = z
  .object({
    _id: id,
    label: z.enum(addressLabels),
    name: z
      .string()
      .nullable()
      .meta({ description: 'The customer’s name for the address, if the label is OTHER.' }),
    flat: z.string(),
    street: z.string(),
    landmark: z.string().nullable(),
    pinCode: z.string(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    savedAt: instant,
  })
  .meta({ id: 'SavedAddress' });

export function presentSavedAddress(address: SavedAddress): z.output<typeof savedAddressAnswer> {
  const { label, name, flat, street, landmark, pinCode, savedAt } = address;
  return {
    _id: address.id,
    label,
    name,
    flat,
    street,
    landmark,
    pinCode,
    coordinates: coordinatesOf(address),
    savedAt: savedAt.toISOString(),
  };
}
