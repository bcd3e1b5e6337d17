import type { FieldName } from './settings-draft';

/** The sections of the settings in their order, each with the fields that it saves. */
export const sectionFields = {
  restaurant: [
    'name',
    'shortName',
    'tagline',
    'logo',
    'cover',
    'brandColor',
    'phone',
    'whatsapp',
    'email',
    'address',
    'state',
    'pinCode',
    'coordinates',
    'fssai',
    'gstin',
  ],
  hours: ['orderHours', 'bookingHours', 'specialDays'],
  ordering: ['orderWays', 'prepMinutes', 'slotRules', 'phoneRequired', 'guestsAllowed'],
  delivery: ['deliveryZones'],
  tables: ['tables', 'stayMinutes'],
  payments: ['maxCash', 'codeAbove', 'bookingFee', 'refundHours'],
  messages: [],
  legal: ['grievanceName', 'grievanceEmail', 'grievancePhone', 'privacyText', 'termsText', 'refundText'],
} as const satisfies Record<string, readonly FieldName[]>;

export type SectionName = keyof typeof sectionFields;

export const sectionNames = Object.keys(sectionFields) as SectionName[];

export const isSectionName = (name: string | undefined): name is SectionName =>
  sectionNames.some((section) => section === name);
