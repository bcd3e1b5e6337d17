import type { RestaurantInput, RestaurantSettingsFragment } from '../../../gql/graphql';
import { isRecord } from '../../../shared/lib/is-record';

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

export const sentSlotRules = (fields: SlotRulesFields): Pick<RestaurantInput, 'slotRules'> => {
  const limit = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    slotRules: fields.isOn
      ? {
          daysAhead: Number(fields.daysAhead),
          leadMinutes: Number(fields.leadMinutes),
          ordersPerSlot: limit(fields.ordersPerSlot),
          dishesPerSlot: limit(fields.dishesPerSlot),
        }
      : null,
  };
};

export const areSlotRulesFields = (value: unknown): value is SlotRulesFields =>
  isRecord(value) &&
  typeof value['isOn'] === 'boolean' &&
  texts.every((name) => typeof value[name] === 'string');
