import type { TestApp } from '../app.js';

/** The taxes of a bill in terms that both APIs share. */
export interface SeenTaxes {
  readonly mode: string;
  readonly pricesInclude: boolean;
  readonly included: number;
  readonly rows: readonly {
    readonly hsn: string;
    readonly rate: number;
    readonly taxable: number;
    readonly cgst: number;
    readonly sgst: number;
  }[];
}

export const taxesFields = 'taxes { mode pricesInclude included rows { hsn rate taxable cgst sgst } }';

/** An order in terms that both APIs share. */
export interface SeenOrder {
  readonly id: string;
  readonly packing: number;
  readonly deliveryFee: number;
  readonly charges: readonly { readonly kind: string; readonly label: string; readonly amount: number }[];
  readonly deliveryZone: string | null;
  readonly total: number;
  readonly taxes: SeenTaxes | null;
  readonly status: string;
  readonly statusLabel: string;
  readonly paymentStatus: string;
  readonly way: string;
  readonly address: string;
  readonly tableName: string | null;
  readonly slotAt: string | null;
  readonly promisedFrom: string | null;
  readonly promisedUntil: string | null;
  readonly promiseReason: string | null;
  readonly phone: string | null;
  readonly deliveryNote: string | null;
  readonly buyer: { readonly name: string; readonly gstin: string } | null;
  readonly version: number;
  readonly items: readonly { name: string; unitPrice: number; quantity: number }[];
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly total?: number;
      readonly fields: string[];
    };

/** @throws {Error} if it was refused */
export function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.value;
}

export interface OrderRequest {
  readonly items: readonly { id: string; quantity: number; choices?: readonly string[] }[];
  readonly way?: string;
  readonly address?: unknown;
  readonly total?: unknown;
  readonly paymentMode?: string;
  readonly coordinates?: unknown;
  readonly table?: unknown;
  readonly slot?: unknown;
  readonly phone?: unknown;
  readonly deliveryNote?: unknown;
  readonly buyer?: unknown;
  /** A client that claims to have paid. */
  readonly paymentStatus?: string;
}

interface SeenDish {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

interface SeenUser {
  readonly id: string;
  readonly role: string;
}

interface SeenAccount extends SeenUser {
  readonly email: string;
}

export type Token = string | undefined;

/** The same calls through GraphQL and REST. */
export interface Door {
  readonly name: string;
  menu(search?: string): Promise<Outcome<SeenDish[]>>;
  register(input: Record<string, unknown>, key?: string): Promise<Outcome<SeenAccount>>;
  login(email: string, password: string): Promise<Outcome<{ token: string; role: string }>>;
  profile(token: Token): Promise<Outcome<SeenUser | null>>;
  placeOrder(token: Token, order: OrderRequest, key?: string): Promise<Outcome<SeenOrder>>;
  order(token: Token, id: string): Promise<Outcome<SeenOrder>>;
  ownOrders(token: Token): Promise<Outcome<SeenOrder[]>>;
  allOrders(token: Token): Promise<Outcome<SeenOrder[]>>;
  setStatus(token: Token, id: string, status: string): Promise<Outcome<SeenOrder>>;
  changePromise(token: Token, id: string, time: Record<string, unknown>): Promise<Outcome<SeenOrder>>;
  setBuyer(token: Token, id: string, buyer: object | null, version: number): Promise<Outcome<SeenOrder>>;
}

/** Both APIs of an application; evaluated lazily, because the application starts in `beforeAll`. */
export function doorsOf(test: () => TestApp): Door[] {
  return [graphqlDoor(test), restDoor(test)];
}

const addressOf = (order: OrderRequest) => ('address' in order ? order.address : '12 MG Road, Bengaluru');

interface RestOrder {
  _id: string;
  packing: number;
  charges: SeenOrder['charges'];
  deliveryFee: number;
  deliveryZone: string | null;
  total: number;
  taxes: SeenTaxes | null;
  status: string;
  statusLabel: string;
  paymentStatus: string;
  way: string;
  address: string;
  tableName: string | null;
  slotAt: string | null;
  promisedFrom: string | null;
  promisedUntil: string | null;
  promiseReason: string | null;
  phone: string | null;
  deliveryNote: string | null;
  buyer: SeenOrder['buyer'];
  version: number;
  items: { menuItem: { name: string; price: number }; qty: number }[];
}

/** Calls REST and returns the outcome in terms that both APIs share. */
export function restCaller(test: () => TestApp) {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the shape of the body for `see`
  return async function call<T, R>(
    method: string,
    route: string,
    see: (body: T) => R,
    options: { token?: Token; body?: unknown; key?: string | undefined } = {},
  ): Promise<Outcome<R>> {
    const { key, ...rest } = options;
    const { status, body } = await test().rest<T & RestError>(method, route, {
      ...rest,
      ...(key && { headers: { 'Idempotency-Key': key } }),
    });
    if (status < 400) return { ok: true, value: see(body) };
    return {
      ok: false,
      code: body.code,
      message: body.message,
      fields: (body.errors ?? []).map((error) => error.field),
      ...(body.total !== undefined && { total: body.total }),
    };
  };
}

function restDoor(test: () => TestApp): Door {
  const call = restCaller(test);
  const seen = (order: RestOrder): SeenOrder => ({
    id: order._id,
    packing: order.packing,
    deliveryFee: order.deliveryFee,
    charges: order.charges,
    deliveryZone: order.deliveryZone,
    total: order.total,
    taxes: order.taxes,
    status: order.status,
    statusLabel: order.statusLabel,
    paymentStatus: order.paymentStatus,
    way: order.way,
    address: order.address,
    tableName: order.tableName,
    slotAt: order.slotAt,
    promisedFrom: order.promisedFrom,
    promisedUntil: order.promisedUntil,
    promiseReason: order.promiseReason,
    phone: order.phone,
    deliveryNote: order.deliveryNote,
    buyer: order.buyer,
    version: order.version,
    items: order.items.map(({ menuItem, qty }) => ({
      name: menuItem.name,
      unitPrice: menuItem.price,
      quantity: qty,
    })),
  });
  const seenAll = (orders: RestOrder[]) => orders.map(seen);
  interface RestUser {
    _id: string;
    email: string;
    role: string;
  }

  return {
    name: 'REST',
    menu: (search) =>
      call<{ _id: string; name: string; price: number }[], SeenDish[]>(
        'GET',
        `/api/menu${search === undefined ? '' : `?search=${encodeURIComponent(search)}`}`,
        (items) => items.map(({ _id, name, price }) => ({ id: _id, name, price })),
      ),
    register: (body, key) =>
      call<{ user: RestUser }, SeenAccount>(
        'POST',
        '/api/auth/register',
        ({ user }) => ({ id: user._id, email: user.email, role: user.role }),
        { body, key },
      ),
    login: (email, password) =>
      call<{ token: string; user: RestUser }, { token: string; role: string }>(
        'POST',
        '/api/auth/login',
        ({ token, user }) => ({ token, role: user.role }),
        { body: { email, password } },
      ),
    profile: (token) =>
      call<RestUser, SeenUser>('GET', '/api/auth/profile', ({ _id, role }) => ({ id: _id, role }), {
        token,
      }),
    placeOrder: (token, order, key) =>
      call('POST', '/api/orders', seen, {
        token,
        key,
        body: {
          ...order,
          items: order.items.map(({ id, quantity, ...line }) => ({ ...line, menuItem: id, qty: quantity })),
          address: addressOf(order),
          paymentMode: order.paymentMode ?? 'COD',
        },
      }),
    order: (token, id) => call('GET', `/api/orders/${encodeURIComponent(id)}`, seen, { token }),
    ownOrders: (token) => call('GET', '/api/orders', seenAll, { token }),
    allOrders: (token) =>
      call<RestOrder[], SeenOrder[]>('GET', '/api/admin/orders', (orders) => seenAll(orders).toReversed(), {
        token,
      }),
    setStatus: (token, id, status) =>
      call<{ order: RestOrder }, SeenOrder>(
        'PUT',
        `/api/admin/orders/${encodeURIComponent(id)}/status`,
        ({ order }) => seen(order),
        { token, body: { status } },
      ),
    changePromise: (token, id, body) =>
      call('PUT', `/api/admin/orders/${encodeURIComponent(id)}/promised-time`, seen, { token, body }),
    setBuyer: (token, id, buyer, version) =>
      call('PUT', `/api/admin/orders/${encodeURIComponent(id)}/buyer`, seen, {
        token,
        body: { buyer, version },
      }),
  };
}

interface RestError {
  code: string;
  message: string;
  total?: number;
  errors?: { field: string; message: string }[];
}

const orderFields = `id charges { kind label amount } packing deliveryFee deliveryZone total ${taxesFields}
  status statusLabel paymentStatus way address tableName slotAt promisedFrom promisedUntil promiseReason phone deliveryNote version
  buyer { name gstin } items { name unitPrice quantity }`;

/** REST's spelling of a status, which the callers use, to GraphQL's. */
const toEnum = (word: string) => word.toUpperCase().replaceAll(' ', '_');
const words = ['Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled', 'Paid'];
const fromEnum = (name: string) => words.find((word) => toEnum(word) === name) ?? name;

/** Calls GraphQL and returns the outcome in terms that both APIs share. */
export function graphqlCaller(test: () => TestApp) {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the shape of the field for `see`
  return async function call<T, R>(
    query: string,
    field: string,
    see: (value: T) => R,
    variables: Record<string, unknown> = {},
    token?: Token,
  ): Promise<Outcome<R>> {
    const { data, errors } = await test().graphql(query, variables, token);
    const error = errors?.[0];
    if (!error) return { ok: true, value: see(data?.[field] as T) };
    const { code, fields, total } = error.extensions as {
      code: string;
      fields?: { field: string }[];
      total?: number;
    };
    return {
      ok: false,
      code,
      message: error.message,
      fields: (fields ?? []).map((entry) => entry.field),
      ...(total !== undefined && { total }),
    };
  };
}

function graphqlDoor(test: () => TestApp): Door {
  const call = graphqlCaller(test);
  const seen = (order: SeenOrder): SeenOrder => ({
    ...order,
    status: fromEnum(order.status),
    paymentStatus: fromEnum(order.paymentStatus),
  });
  const seenPage = ({ nodes }: { nodes: SeenOrder[] }) => nodes.map(seen);

  return {
    name: 'GraphQL',
    menu: (search) =>
      call<SeenDish[], SeenDish[]>(
        'query ($search: String) { menu(search: $search) { id name price } }',
        'menu',
        (dishes) => dishes,
        { search },
      ),
    register: ({ role: _, ...input }, idempotencyKey) =>
      call<SeenAccount, SeenAccount>(
        `mutation ($input: RegisterInput!, $idempotencyKey: String) {
          register(input: $input, idempotencyKey: $idempotencyKey) { id email role }
        }`,
        'register',
        (account) => account,
        { input, idempotencyKey },
      ),
    login: (email, password) =>
      call<{ token: string; user: { role: string } }, { token: string; role: string }>(
        'mutation ($input: LoginInput!) { login(input: $input) { token user { role } } }',
        'login',
        ({ token, user }) => ({ token, role: user.role }),
        { input: { email, password } },
      ),
    profile: (token) =>
      call<SeenUser | null, SeenUser | null>('{ me { id role } }', 'me', (user) => user, {}, token),
    placeOrder: (token, { items, paymentStatus: _, ...order }, idempotencyKey) =>
      call(
        `mutation ($input: PlaceOrderInput!, $idempotencyKey: String) {
          placeOrder(input: $input, idempotencyKey: $idempotencyKey) { ${orderFields} }
        }`,
        'placeOrder',
        seen,
        {
          input: {
            ...order,
            items: items.map(({ id, ...line }) => ({ ...line, menuItemId: id })),
            address: addressOf(order as OrderRequest),
            paymentMode: order.paymentMode ?? 'COD',
          },
          idempotencyKey,
        },
        token,
      ),
    order: (token, id) =>
      call(`query ($id: ID!) { order(id: $id) { ${orderFields} } }`, 'order', seen, { id }, token),
    ownOrders: (token) =>
      call(`{ myOrders(first: 100) { nodes { ${orderFields} } } }`, 'myOrders', seenPage, {}, token),
    allOrders: (token) =>
      call(`{ orders(first: 100) { nodes { ${orderFields} } } }`, 'orders', seenPage, {}, token),
    setStatus: (token, id, status) =>
      call(
        `mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(id: $id, status: $status) { ${orderFields} } }`,
        'updateOrderStatus',
        seen,
        { id, status: toEnum(status) },
        token,
      ),
    changePromise: (token, id, input) =>
      call(
        `mutation ($id: ID!, $input: PromisedTimeInput!) { changePromisedTime(id: $id, input: $input) { ${orderFields} } }`,
        'changePromisedTime',
        seen,
        { id, input },
        token,
      ),
    setBuyer: (token, id, buyer, expectedVersion) =>
      call(
        `mutation ($id: ID!, $buyer: BuyerInput, $expectedVersion: Int!) {
          setOrderBuyer(id: $id, buyer: $buyer, expectedVersion: $expectedVersion) { ${orderFields} }
        }`,
        'setOrderBuyer',
        seen,
        { id, buyer, expectedVersion },
        token,
      ),
  };
}
