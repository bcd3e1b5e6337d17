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

/** Rows without a text are not sent. @returns the row of each reason that is sent */
const sentRows = (reasons: AcceptanceDraft['reasons']) =>
  reasons.flatMap(({ text }, row) => (text.trim() ? [{ row, text: text.trim() }] : []));

/** The name of a row in the server's refusals; undefined for a row that is not sent. */
export function reasonField(reasons: AcceptanceDraft['reasons'], row: number): string | undefined {
  const index = sentRows(reasons).findIndex((sent) => sent.row === row);
  return index === -1 ? undefined : `acceptance.reasons.${index}`;
}

/** The name of a reason that is there twice. */
export function reasonTwice({ reasons }: AcceptanceInput): string | undefined {
  const said = reasons.map((reason) => reason.toLowerCase());
  const index = said.findIndex((reason, at) => said.indexOf(reason) < at);
  return index === -1 ? undefined : `acceptance.reasons.${index}`;
}

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
    reasons: sentRows(reasons).map(({ text }) => text),
  }),
  isSame: (one, other) => equal(said(one), said(other)),
};
