import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, type Outcome, type Token } from './doors.js';

/** A booking in terms that both APIs share. */
export interface SeenBooking {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly date: string;
  readonly time: string;
  readonly guests: number;
  readonly message: string | null;
  readonly paymentMode: string;
  readonly paymentStatus: string;
  readonly cancelledAt: string | null;
}

type Fields = Record<string, unknown>;

/** The same calls through GraphQL and REST. */
export interface BookingsDoor {
  readonly name: string;
  book(token: Token, booking: Fields, key?: string): Promise<Outcome<SeenBooking>>;
  own(token: Token): Promise<Outcome<SeenBooking[]>>;
  all(token: Token): Promise<Outcome<SeenBooking[]>>;
  update(token: Token, id: string, changes: Fields): Promise<Outcome<SeenBooking>>;
  cancel(token: Token, id: string): Promise<Outcome<SeenBooking>>;
  delete(token: Token, id: string): Promise<Outcome<SeenBooking>>;
  /** A page of `limit` entries after the given one. */
  page(token: Token, limit: number, after?: string): Promise<Outcome<SeenBooking[]>>;
}

export function bookingsDoorsOf(test: () => TestApp): BookingsDoor[] {
  return [graphqlDoor(test), restDoor(test)];
}

type RestBooking = Omit<SeenBooking, 'id'> & { _id: string };

function restDoor(test: () => TestApp): BookingsDoor {
  const call = restCaller(test);
  const seen = ({ _id, ...booking }: RestBooking): SeenBooking => pick({ ...booking, id: _id });
  const seenBooking = (body: { booking: RestBooking }) => seen(body.booking);
  const seenAll = (bookings: RestBooking[]) => bookings.map(seen);
  const path = encodeURIComponent;
  return {
    name: 'REST',
    book: (token, body, key) => call('POST', '/api/booking', seenBooking, { token, body, key }),
    own: (token) => call('GET', '/api/booking/mybooking', seenAll, { token }),
    all: (token) => call('GET', '/api/booking/admin/booking', seenAll, { token }),
    update: (token, id, body) => call('PUT', `/api/booking/my/${path(id)}`, seenBooking, { token, body }),
    cancel: (token, id) => call('DELETE', `/api/booking/${path(id)}`, seenBooking, { token }),
    delete: (token, id) => call('DELETE', `/api/booking/admin/${path(id)}`, seenBooking, { token }),
    page: (token, limit, after) =>
      call('GET', `/api/booking/mybooking?limit=${limit}${after ? `&before=${after}` : ''}`, seenAll, {
        token,
      }),
  };
}

const fields = 'id name email phone date time guests message paymentMode paymentStatus cancelledAt';

function graphqlDoor(test: () => TestApp): BookingsDoor {
  const call = graphqlCaller(test);
  const seen = (booking: SeenBooking): SeenBooking => ({
    ...pick(booking),
    paymentStatus: booking.paymentStatus === 'PAID' ? 'Paid' : 'Pending',
  });
  const seenPage = ({ nodes }: { nodes: SeenBooking[] }) => nodes.map(seen);
  return {
    name: 'GraphQL',
    book: (token, { paymentMode: _mode, paymentStatus: _status, ...input }, idempotencyKey) =>
      call(
        `mutation ($input: BookTableInput!, $idempotencyKey: String) {
          bookTable(input: $input, idempotencyKey: $idempotencyKey) { ${fields} }
        }`,
        'bookTable',
        seen,
        { input, idempotencyKey },
        token,
      ),
    own: (token) =>
      call(`{ myBookings(first: 100) { nodes { ${fields} } } }`, 'myBookings', seenPage, {}, token),
    all: (token) => call(`{ bookings(first: 100) { nodes { ${fields} } } }`, 'bookings', seenPage, {}, token),
    update: (token, id, input) =>
      call(
        `mutation ($id: ID!, $input: UpdateBookingInput!) { updateBooking(id: $id, input: $input) { ${fields} } }`,
        'updateBooking',
        seen,
        { id, input },
        token,
      ),
    cancel: (token, id) =>
      call(
        `mutation ($id: ID!) { cancelBooking(id: $id) { ${fields} } }`,
        'cancelBooking',
        seen,
        { id },
        token,
      ),
    delete: (token, id) =>
      call(
        `mutation ($id: ID!) { deleteBooking(id: $id) { ${fields} } }`,
        'deleteBooking',
        seen,
        { id },
        token,
      ),
    page: (token, first, after) =>
      call(
        `query ($first: Int, $after: String) { myBookings(first: $first, after: $after) { nodes { ${fields} } } }`,
        'myBookings',
        seenPage,
        { first, after },
        token,
      ),
  };
}

function pick(booking: SeenBooking): SeenBooking {
  return Object.fromEntries(
    fields.split(' ').map((field) => [field, booking[field as keyof SeenBooking]]),
  ) as unknown as SeenBooking;
}
