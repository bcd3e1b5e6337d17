import * as z from 'zod/mini';
import { graphql } from '../../gql';
import type { RestaurantSettingsFragment as SettingsFragment } from '../../gql/graphql';
import { orderWays } from '../../domain/orders/order-ways';
import { draftsOf } from '../../shared/form/drafts-of';
import { flag, number, numberOrNull, someOf, text, type Field, type TypedOf } from '../../shared/form/fields';
import { typedAs } from '../form/typed-as';
import { movedPin, type Pin } from '../../shared/lib/pin';
import { isRecord } from '../../shared/lib/is-record';
import { randomUuid } from '../../shared/lib/uuid';
import { acceptance } from './acceptance-draft';
import { taxClasses, taxPositions } from './bill-draft';
import { bookingHours, orderHours, specialDays } from './hours-draft';
import { links } from './links-draft';
import { slotRules } from './slots-draft';
import { stations } from './stations-draft';
import { tables } from './tables-draft';
import { deliveryZones, upgradedZones } from './zones-draft';
import { sectionNames, type SectionName } from './section-names';

export const RestaurantSettingsFragment = graphql(`
  fragment RestaurantSettings on Restaurant {
    version
    name
    shortName
    tagline
    logo
    cover
    brandColor
    address
    state
    pinCode
    coordinates {
      lat
      lng
    }
    phone
    whatsapp
    email
    fssai
    gstin
    grievanceName
    grievanceEmail
    grievancePhone
    privacyText
    termsText
    refundText
    aboutHeading
    aboutText
    hindiAboutHeading
    hindiAboutText
    links {
      name
      url
    }
    orderWays
    slotRules {
      daysAhead
      leadMinutes
      ordersPerSlot
      dishesPerSlot
    }
    phoneRequired
    guestsAllowed
    orderHours {
      opensAt
      closesAt
    }
    bookingHours {
      opensAt
      closesAt
    }
    specialDays {
      date
      reason
      orderHours {
        opensAt
        closesAt
      }
      bookingHours {
        opensAt
        closesAt
      }
    }
    deliveryZones {
      id
      name
      kind
      points {
        lat
        lng
      }
      center {
        lat
        lng
      }
      radiusMeters
      pinCodes
      fee
      minimum
      feeSteps {
        from
        fee
      }
      freeFrom
      extraMinutes
      isOn
      hours {
        opensAt
        closesAt
      }
    }
    tables {
      id
      name
      seats
    }
    stayMinutes
    maxCash
    codeAbove
    prepMinutes
    dayEndHour
    acceptance {
      isAutomatic
      louderAfter
      ownersAfter
      customerAfter
      reasons
    }
    stations {
      name
      categories
    }
    bookingFee
    refundHours
    taxPositions {
      from
      mode
      pricesInclude
    }
    taxClasses {
      id
      name
      hsn
      rates {
        from
        percent
      }
    }
    roundsTotal
    invoicePrefix
    billFooter
  }
`);

/** The restaurant as the server returns it. */
export type Settings = Omit<SettingsFragment, ' $fragmentName' | '__typename'>;

/** A pin that was not moved is not where the restaurant is. */
const coordinates: Field<Pin | null, Pin | null, Pin | null> = {
  isTyped: typedAs(z.nullable(z.object({ lat: z.number(), lng: z.number() }))),
  empty: null,
  fromServer: (pin) => movedPin(pin) ?? null,
  toInput: (pin) => movedPin(pin) ?? null,
};

/** The server's limits. */
const rupees = { kind: 'rupees', max: 100_000 } as const;
const email = { type: 'email', maxLength: 254 } as const;
const phone = { type: 'tel', maxLength: 40 } as const;
const legalText = text({ maxLength: 20_000 });
const aboutHeading = text({ maxLength: 120 });
const aboutText = text({ maxLength: 5000 });

/** The fields of each section, in display order. Sections are saved separately. */
const sections = {
  restaurant: {
    name: text({ maxLength: 80, required: true }),
    shortName: text({ maxLength: 30, required: true }),
    tagline: text({ maxLength: 160 }),
    logo: text(),
    cover: text(),
    brandColor: text({ maxLength: 40 }),
    phone: text({ ...phone, required: true }),
    whatsapp: text(phone),
    email: text({ ...email, required: true }),
    address: text({ maxLength: 300, required: true }),
    state: text({ maxLength: 60 }),
    pinCode: text({ maxLength: 20, required: true, inputMode: 'numeric' }),
    coordinates,
    fssai: text({ maxLength: 40, inputMode: 'numeric' }),
  },
  hours: { orderHours, bookingHours, specialDays },
  ordering: {
    orderWays: someOf(orderWays),
    acceptance,
    stations,
    prepMinutes: numberOrNull({ kind: 'whole', min: 5, max: 240 }),
    dayEndHour: number({ kind: 'whole', min: 0, max: 8 }),
    slotRules,
    phoneRequired: flag,
    guestsAllowed: flag,
  },
  delivery: { deliveryZones },
  tables: { tables, stayMinutes: number({ kind: 'whole', min: 15, max: 600 }) },
  payments: {
    maxCash: numberOrNull({ ...rupees, min: 1 }),
    codeAbove: numberOrNull({ ...rupees, min: 0 }),
    bookingFee: number({ ...rupees, min: 1 }),
    refundHours: number({ kind: 'decimal', min: 0, max: 1000 }),
  },
  bill: {
    taxPositions,
    roundsTotal: flag,
    gstin: text({ maxLength: 40 }),
    taxClasses,
    invoicePrefix: text({ maxLength: 3, required: true }),
    billFooter: text({ maxLength: 200 }),
  },
  printers: {},
  messages: {},
  legal: {
    grievanceName: text({ maxLength: 80 }),
    grievanceEmail: text(email),
    grievancePhone: text(phone),
    privacyText: legalText,
    termsText: legalText,
    refundText: legalText,
  },
  about: {
    aboutHeading,
    aboutText,
    hindiAboutHeading: aboutHeading,
    hindiAboutText: aboutText,
    links,
  },
} satisfies Record<SectionName, object>;

export type FieldName = { [Section in SectionName]: keyof (typeof sections)[Section] }[SectionName];

const allFields = {
  ...sections.restaurant,
  ...sections.hours,
  ...sections.ordering,
  ...sections.delivery,
  ...sections.tables,
  ...sections.payments,
  ...sections.bill,
  ...sections.legal,
  ...sections.about,
} satisfies Record<FieldName, unknown>;

export type SettingsFields = TypedOf<typeof allFields>;

/** The fields that each section saves. */
export const sectionFields = Object.fromEntries(
  sectionNames.map((name) => [name, Object.keys(sections[name])]),
) as unknown as Record<SectionName, readonly FieldName[]>;

const withZones = (values: unknown) =>
  isRecord(values) && 'deliveryZones' in values
    ? { ...values, deliveryZones: upgradedZones(values['deliveryZones']) }
    : values;

/** One draft holds the input of all sections. */
export const settingsDrafts = draftsOf(allFields, {
  name: 'settingsDraft',
  // Drafts of releases before December 2026 have the version in the draft itself, or other fields of zones.
  upgrade: ({ version, fields, base, ...stored }) => ({
    edited: { version },
    key: randomUuid(),
    ...stored,
    fields: withZones(fields),
    base: withZones(base),
  }),
});
export type SettingsTable = typeof allFields;

/** A colour as the server takes it; null for none, and for what is no colour. */
export const brandColorOf = (typed: string): string | null =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(typed.trim())
    ? typed
        .trim()
        .toLowerCase()
        .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    : null;
