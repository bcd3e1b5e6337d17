import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, type Outcome, type Token } from './doors.js';

export interface KitchenLine {
  readonly key: string;
  readonly isDone: boolean;
  readonly allergens: readonly string[];
}

/** An order on the board, with the status in GraphQL's spelling. */
export interface KitchenOrder {
  readonly id: string;
  readonly status: string;
  readonly kitchenStage: string | null;
  readonly isAccepted: boolean;
  readonly isReady: boolean;
  readonly bags: number | null;
  readonly promisedUntil: string | null;
  readonly cancelReason: string | null;
  readonly paymentStatus: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly version: number;
  readonly lines: readonly KitchenLine[];
}

/** What staff do on the board; names and bodies are REST's. */
export type KitchenAct =
  | { readonly act: 'accept'; readonly minutes?: number | null }
  | { readonly act: 'refuse'; readonly reason?: string; readonly text?: string }
  | { readonly act: 'lines'; readonly line: string; readonly isDone: boolean }
  | { readonly act: 'ready' }
  | { readonly act: 'packed'; readonly bags: number | null }
  | { readonly act: 'hand-over' }
  | { readonly act: 'recall'; readonly version: number };

export interface KitchenDoor {
  readonly name: string;
  act(token: Token, id: string, act: KitchenAct): Promise<Outcome<KitchenOrder>>;
  board(
    token: Token,
  ): Promise<Outcome<{ readonly orders: KitchenOrder[]; readonly finished: KitchenOrder[] }>>;
  seen(token: Token, id: string): Promise<Outcome<Pick<KitchenOrder, 'status' | 'isAccepted' | 'bags'>>>;
}

type Raw = Omit<KitchenOrder, 'lines' | 'isReady'> & {
  readonly _id?: string;
  readonly items: readonly KitchenLine[];
  readonly readyAt: string | null;
};

const seenOf = ({ _id, items, readyAt, ...order }: Raw): KitchenOrder => ({
  id: _id ?? order.id,
  status: order.status.toUpperCase().replaceAll(' ', '_'),
  kitchenStage: order.kitchenStage,
  isAccepted: order.isAccepted,
  isReady: readyAt !== null,
  bags: order.bags,
  promisedUntil: order.promisedUntil,
  cancelReason: order.cancelReason,
  paymentStatus: order.paymentStatus.toUpperCase(),
  address: order.address,
  phone: order.phone,
  version: order.version,
  lines: items.map(({ key, isDone, allergens }) => ({ key, isDone, allergens })),
});
const seenBoard = ({ orders, finished }: { orders: Raw[]; finished: Raw[] }) => ({
  orders: orders.map(seenOf),
  finished: finished.map(seenOf),
});
const seenState = (order: Raw) => ({
  status: order.status.toUpperCase().replaceAll(' ', '_'),
  isAccepted: order.isAccepted,
  bags: order.bags,
});

const fields = `{
  id status kitchenStage isAccepted readyAt bags promisedUntil cancelReason paymentStatus address phone version
  items { key isDone allergens } }`;

const mutations = {
  accept: ['acceptOrder', '$minutes: Int', 'minutes: $minutes'],
  refuse: ['refuseOrder', '$reason: CancelReason!, $text: String', 'reason: $reason, text: $text'],
  lines: ['setLineDone', '$line: String!, $isDone: Boolean!', 'line: $line, isDone: $isDone'],
  ready: ['markOrderReady', '', ''],
  packed: ['setOrderPacked', '$bags: Int', 'bags: $bags'],
  'hand-over': ['handOverOrder', '', ''],
  recall: ['recallOrder', '$version: Int!', 'version: $version'],
} as const satisfies Record<KitchenAct['act'], readonly [string, string, string]>;

/** The kitchen through GraphQL and REST. */
export function kitchenDoorsOf(test: () => TestApp): KitchenDoor[] {
  const graphql = graphqlCaller(test);
  const rest = restCaller(test);
  return [
    {
      name: 'GraphQL',
      act: (token, id, { act, ...input }) => {
        const [name, declared, passed] = mutations[act];
        const order = act === 'lines' ? 'orderId' : 'id';
        const query = `mutation ($id: ID! ${declared}) { ${name}(${order}: $id ${passed}) ${fields} }`;
        return graphql<Raw, KitchenOrder>(query, name, seenOf, { id, ...input }, token);
      },
      board: (token) =>
        graphql(`{ kitchen { orders ${fields} finished ${fields} } }`, 'kitchen', seenBoard, {}, token),
      seen: (token, id) =>
        graphql(
          'query ($id: ID!) { order(id: $id) { status isAccepted bags } }',
          'order',
          seenState,
          { id },
          token,
        ),
    },
    {
      name: 'REST',
      act: (token, id, { act, ...body }) =>
        rest<Raw, KitchenOrder>('PUT', `/api/admin/orders/${id}/${act}`, seenOf, { token, body }),
      board: (token) => rest('GET', '/api/admin/kitchen', seenBoard, { token }),
      seen: (token, id) => rest('GET', `/api/orders/${id}`, seenState, { token }),
    },
  ];
}
