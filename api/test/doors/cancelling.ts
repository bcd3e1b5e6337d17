import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, type Outcome, type Token } from './doors.js';

interface SeenOrder {
  readonly status: string;
  readonly version: number;
  readonly cancelReason: string | null;
  readonly isCancelledByCustomer: boolean;
}

/** In REST's spelling. */
interface NewStatus {
  readonly status: 'Pending' | 'Preparing' | 'Cancelled';
  readonly from?: NewStatus['status'];
  readonly cancelReason?: string;
  readonly cancelText?: string;
}

export interface CancellingDoor {
  readonly name: string;
  cancel(token: Token, id: string): Promise<Outcome<SeenOrder>>;
  setStatus(token: Token, id: string, input: NewStatus): Promise<Outcome<SeenOrder>>;
  seen(token: Token, id: string): Promise<Outcome<SeenOrder>>;
}

const fields = '{ status version cancelReason isCancelledByCustomer }';
const seenOf = ({ status, version, cancelReason, isCancelledByCustomer }: SeenOrder): SeenOrder => ({
  status: status.toUpperCase(),
  version,
  cancelReason,
  isCancelledByCustomer,
});

/** Cancelled orders through GraphQL and REST. */
export function cancellingDoorsOf(test: () => TestApp): CancellingDoor[] {
  const graphql = graphqlCaller(test);
  const rest = restCaller(test);
  return [
    {
      name: 'GraphQL',
      cancel: (token, id) =>
        graphql<SeenOrder, SeenOrder>(
          `mutation ($id: ID!) { cancelOrder(id: $id) ${fields} }`,
          'cancelOrder',
          seenOf,
          { id },
          token,
        ),
      setStatus: (token, id, { status, from, ...input }) =>
        graphql<SeenOrder, SeenOrder>(
          `mutation ($id: ID!, $status: OrderStatus!, $from: OrderStatus, $cancelReason: CancelReason, $cancelText: String) {
             updateOrderStatus(id: $id, status: $status, from: $from, cancelReason: $cancelReason, cancelText: $cancelText) ${fields}
           }`,
          'updateOrderStatus',
          seenOf,
          { id, status: status.toUpperCase(), from: from?.toUpperCase(), ...input },
          token,
        ),
      seen: (token, id) =>
        graphql<SeenOrder, SeenOrder>(
          `query ($id: ID!) { order(id: $id) ${fields} }`,
          'order',
          seenOf,
          { id },
          token,
        ),
    },
    {
      name: 'REST',
      cancel: (token, id) =>
        rest<SeenOrder, SeenOrder>('POST', `/api/orders/${id}/cancel`, seenOf, { token }),
      setStatus: (token, id, body) =>
        rest<{ order: SeenOrder }, SeenOrder>(
          'PUT',
          `/api/admin/orders/${id}/status`,
          ({ order }) => seenOf(order),
          { token, body },
        ),
      seen: (token, id) => rest<SeenOrder, SeenOrder>('GET', `/api/orders/${id}`, seenOf, { token }),
    },
  ];
}
