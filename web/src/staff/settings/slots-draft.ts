import type { RestaurantInput, RestaurantSettingsFragment } from '../../gql/graphql';
import { isRecord } from '../../shared/lib/is-record';
import { sentNumber, sentNumberOrNull } from '../../shared/lib/typed-number';

/** How customers order for later, as typed. */
export interface SlotRulesFields {
  readonly isOn: boolean;
  readonly daysAhead: string;
  readonly leadMinutes: string;
  /** Empty: unlimited. */
  readonly ordersPerSlot: string;
  /** Empty: unlimited. */
  readonly dishesPerSlot: string;
}

const texts = ['daysAhead', 'leadMinutes', 'ordersPerSlot', 'dishesPerSlot'] as const;

export const slotRulesFields = (rules: RestaurantSettingsFragment['slotRules']): SlotRulesFields => ({
  isOn: rules !== null && rules !== undefined,
  daysAhead: String(rules?.daysAhead ?? 2),
  leadMinutes: String(rules?.leadMinutes ?? 45),
  ordersPerSlot: String(rules?.ordersPerSlot ?? ''),
  dishesPerSlot: String(rules?.dishesPerSlot ?? ''),
});

export const sentSlotRules = (fields: SlotRulesFields): Pick<RestaurantInput, 'slotRules'> => ({
  slotRules: fields.isOn
    ? {
        daysAhead: sentNumber('whole', fields.daysAhead),
        leadMinutes: sentNumber('whole', fields.leadMinutes),
        ordersPerSlot: sentNumberOrNull('whole', fields.ordersPerSlot),
        dishesPerSlot: sentNumberOrNull('whole', fields.dishesPerSlot),
      }
    : null,
});

export const areSlotRulesFields = (value: unknown): value is SlotRulesFields =>
  isRecord(value) &&
  typeof value['isOn'] === 'boolean' &&
  texts.every((name) => typeof value[name] === 'string');
