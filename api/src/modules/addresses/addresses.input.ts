import { z } from 'zod';
import { coordinates, id, optional, pinCodeText, text } from '../../platform/validation.js';
import { addressLabels } from './address-label.js';

const nameMissing = 'Please enter a name for this address';

/** A whole address; the name of a home or workplace is dropped. */
export const savedAddressInput = z
  .object({
    label: z.enum(addressLabels, `The label must be one of: ${addressLabels.join(', ')}`),
    name: optional(text('the name', { min: 0, max: 40 })).meta({
      description: 'The customer’s name for the address, if the label is OTHER.',
    }),
    flat: text('the flat or house', { lineBreak: ', ', max: 80 }),
    street: text('the street and area', { lineBreak: ', ', max: 200 }),
    landmark: optional(text('the landmark', { lineBreak: ', ', min: 0, max: 100 })),
    pinCode: pinCodeText('the PIN code'),
    coordinates: optional(coordinates),
  })
  .transform(({ name, landmark, coordinates: pin, ...address }, context) => {
    if (address.label === 'OTHER' && !name)
      context.addIssue({ code: 'custom', path: ['name'], message: nameMissing });
    return {
      ...address,
      name: address.label === 'OTHER' ? (name ?? null) : null,
      landmark: landmark || null,
      lat: pin?.lat ?? null,
      lng: pin?.lng ?? null,
    };
  });
export type SavedAddressInput = z.output<typeof savedAddressInput>;

export const addressId = z.object({ id });
