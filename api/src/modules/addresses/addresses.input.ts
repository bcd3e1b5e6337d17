import { z } from 'zod';
import { coordinates, id, optional, pinCodeText, text, issue } from '../../platform/validation.js';
import { addressLabels } from './address-label.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './addresses.sentences.js';

/** A whole address; the name of a home or workplace is dropped. */
export const savedAddressInput = z
  .object({
    label: z.enum(addressLabels, say.labelInvalid({ labels: addressLabels.join(', ') })),
    name: optional(text(say.theName, { min: 0, max: 40 })).meta({
      description: 'The customer’s name for the address, if the label is OTHER.',
    }),
    flat: text(say.flat, { lineBreak: ', ', max: 80 }),
    street: text(say.street, { lineBreak: ', ', max: 200 }),
    landmark: optional(text(say.landmark, { lineBreak: ', ', min: 0, max: 100 })),
    pinCode: pinCodeText(common.pinCode),
    coordinates: optional(coordinates),
  })
  .transform(({ name, landmark, coordinates: pin, ...address }, context) => {
    if (address.label === 'OTHER' && !name) context.addIssue(issue(['name'], say.nameMissing));
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
