import * as z from 'zod/mini';
import type { RestaurantInput, RestaurantSettingsFragment } from '../../gql/graphql';
import { typedAs } from '../form/typed-as';
import type { Field } from '../../shared/form/fields';
import { sentNumber, sentNumberOrNull } from '../../shared/lib/typed-number';

const slotRulesSchema = z.object({
  isOn: z.boolean(),
  daysAhead: z.string(),
  leadMinutes: z.string(),
  /** Empty: unlimited. */
  ordersPerSlot: z.string(),
  /** Empty: unlimited. */
  dishesPerSlot: z.string(),
});
export type SlotRulesDraft = z.infer<typeof slotRulesSchema>;

type SlotRules = RestaurantSettingsFragment['slotRules'];

const typedRules = (rules: SlotRules): SlotRulesDraft => ({
  isOn: rules !== null && rules !== undefined,
  daysAhead: String(rules?.daysAhead ?? 2),
  leadMinutes: String(rules?.leadMinutes ?? 45),
  ordersPerSlot: String(rules?.ordersPerSlot ?? ''),
  dishesPerSlot: String(rules?.dishesPerSlot ?? ''),
});

/** How customers order for later. */
export const slotRules: Field<SlotRulesDraft, SlotRules, RestaurantInput['slotRules']> = {
  isTyped: typedAs(slotRulesSchema),
  empty: typedRules(null),
  fromServer: typedRules,
  toInput: ({ isOn, daysAhead, leadMinutes, ordersPerSlot, dishesPerSlot }) =>
    isOn
      ? {
          daysAhead: sentNumber('whole', daysAhead),
          leadMinutes: sentNumber('whole', leadMinutes),
          ordersPerSlot: sentNumberOrNull('whole', ordersPerSlot),
          dishesPerSlot: sentNumberOrNull('whole', dishesPerSlot),
        }
      : null,
};
