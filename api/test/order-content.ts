import { expect } from 'vitest';
import type { TestApp } from './app.js';
import type { Account } from './factories.js';
import { ask } from './people.js';

type Caller = Pick<Account, 'token'>;

export interface SeenLine {
  readonly name: string;
  readonly note: string | null;
  readonly before: number;
  readonly after: number;
}

const lineFields = '{ name note before after choices { choiceId } }';

const orderFields = `{
  id number version status kitchenStage readyAt bags total packing deliveryFee deliveryZone address deliveryNote slotAt
  promisedFrom promisedUntil paymentStatus paid due dueOnline takingsExcess backIfCancelled
  items { key unitPrice quantity note isDone } changesToSee ${lineFields}
  changes { kind version reason from to totalBefore totalAfter amount by approvedBy lines ${lineFields} }
}`;

export interface SeenOrder {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly status: string;
  readonly kitchenStage: string | null;
  readonly readyAt: string | null;
  readonly bags: number | null;
  readonly total: number;
  readonly paid: number;
  readonly due: number;
  readonly dueOnline: number;
  readonly takingsExcess: number;
  readonly backIfCancelled: number;
  readonly paymentStatus: string;
  readonly items: readonly {
    readonly key: string;
    readonly unitPrice: number;
    readonly quantity: number;
    readonly note: string | null;
    readonly isDone: boolean;
  }[];
  readonly changesToSee: readonly SeenLine[];
  readonly changes: readonly {
    readonly kind: string;
    readonly version: number;
    readonly reason: string | null;
    readonly lines: readonly SeenLine[];
  }[];
}

export interface SeenChangeQuote {
  readonly version: number;
  readonly total: number;
  readonly totalBefore: number;
  readonly due: number;
  readonly refund: number;
  readonly takingsRefund: number;
  readonly changes: readonly SeenLine[];
  readonly problems: readonly { readonly code: string; readonly line: number | null }[];
}

export async function seeOrder(test: TestApp, { token }: Caller, id: string): Promise<SeenOrder> {
  const query = `query ($id: ID!) { order(id: $id) ${orderFields} }`;
  const { value, message } = await ask<SeenOrder>(test, query, { id }, token);
  if (!value) throw new Error(message);
  return value;
}

export const quoteChange = (test: TestApp, { token }: Caller, id: string, input: object) =>
  ask<SeenChangeQuote>(
    test,
    `query ($id: ID!, $input: OrderChangeInput!) { quoteOrderChange(id: $id, input: $input) {
       version total totalBefore due refund takingsRefund changes ${lineFields} problems { code line }
       items { key unitPrice quantity } charges { kind amount } } }`,
    { id, input },
    token,
  );

/** @param more `approval`, `key`, or what the caller believes to have seen */
export const sendChange = (test: TestApp, { token }: Caller, id: string, input: object, more: object) =>
  ask<SeenOrder>(
    test,
    `mutation ($id: ID!, $input: OrderChangeInput!, $expectedVersion: Int!, $total: Rupees!, $approval: ID, $key: String) {
       changeOrder(id: $id, input: $input, expectedVersion: $expectedVersion, total: $total, approval: $approval,
                   idempotencyKey: $key) { id version total } }`,
    { id, input, ...more },
    token,
  );

/** Quotes and changes, as somebody who looks at the order does. */
export async function tryChange(test: TestApp, caller: Caller, id: string, input: object, more: object = {}) {
  const { value, code, message } = await quoteChange(test, caller, id, input);
  if (!value) return { value: undefined, code, message };
  const seen = { expectedVersion: value.version, total: value.total };
  return sendChange(test, caller, id, input, { ...seen, ...more });
}

export async function changeOrder(
  test: TestApp,
  caller: Caller,
  id: string,
  input: object,
): Promise<SeenOrder> {
  const { message } = await tryChange(test, caller, id, input);
  expect(message).toBeUndefined();
  return seeOrder(test, caller, id);
}

export const confirmChange = (test: TestApp, { token }: Caller, id: string, expectedVersion: number) =>
  ask<SeenOrder>(
    test,
    `mutation ($id: ID!, $expectedVersion: Int!) {
       confirmOrderChange(id: $id, expectedVersion: $expectedVersion) { id version } }`,
    { id, expectedVersion },
    token,
  );
