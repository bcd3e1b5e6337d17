/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an order stands. The first four are the steps that a customer follows. */
export type OrderStatus = 'CANCELLED' | 'DELIVERED' | 'OUT_FOR_DELIVERY' | 'PENDING' | 'PREPARING';

export type PaymentStatus = 'PAID' | 'PENDING';

export type OrderStateFragment = {
  version: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  history: Array<{ from: OrderStatus | null; to: OrderStatus; at: string; by: string | null }>;
} & { ' $fragmentName'?: 'OrderStateFragment' };

export const OrderStateFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderState' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'history' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                { kind: 'Field', name: { kind: 'Name', value: 'to' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'by' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrderStateFragment, unknown>;
