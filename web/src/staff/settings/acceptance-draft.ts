import { equal } from '@wry/equality';
import * as z from 'zod/mini';
import type { AcceptanceInput, RestaurantSettingsFragment } from '../../gql/graphql';
import type { Field } from '../../shared/form/fields';
import { sentNumber } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import { typedAs } from '../form/typed-as';

const acceptanceSchema = z.object({
  isAutomatic: z.boolean(),
  louderAfter: z.string(),
  ownersAfter: z.string(),
  customerAfter: z.string(),
  reasons: z.readonly(z.array(z.object({ key: z.string(), text: z.string() }))),
});
export type AcceptanceDraft = z.infer<typeof acceptanceSchema>;

type Acceptance = RestaurantSettingsFragment['acceptance'];

export const newReason = () => ({ key: randomUuid(), text: '' });

/** Without the keys of its rows. */
const said = (draft: unknown) => {
  const { reasons, ...rest } = draft as AcceptanceDraft;
  return { ...rest, reasons: reasons.map(({ text }) => text) };
};

/** How orders are accepted. */
export const acceptance: Field<AcceptanceDraft, Acceptance, AcceptanceInput> = {
  isTyped: typedAs(acceptanceSchema),
  empty: { isAutomatic: true, louderAfter: '', ownersAfter: '', customerAfter: '', reasons: [] },
  fromServer: ({ isAutomatic, louderAfter, ownersAfter, customerAfter, reasons }) => ({
    isAutomatic,
    louderAfter: String(louderAfter),
    ownersAfter: String(ownersAfter),
    customerAfter: String(customerAfter),
    reasons: reasons.map((text, index) => ({ key: String(index), text })),
  }),
  toInput: ({ isAutomatic, louderAfter, ownersAfter, customerAfter, reasons }) => ({
    isAutomatic,
    louderAfter: sentNumber('whole', louderAfter),
    ownersAfter: sentNumber('whole', ownersAfter),
    customerAfter: sentNumber('whole', customerAfter),
    reasons: reasons.map(({ text }) => text.trim()).filter(Boolean),
  }),
  isSame: (one, other) => equal(said(one), said(other)),
};
