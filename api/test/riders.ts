import type { TestApp } from './app.js';
import { aCustomer, type Account } from './factories.js';
import { ask } from './people.js';

export const customersPhone = '+919876543210';

interface NewDelivery {
  readonly dishId: string;
  readonly customer?: Account;
  readonly way?: string;
  readonly buyer?: { readonly name: string; readonly gstin: string };
}

/** Places a cash order with a phone number, which an address and a note have, too. */
export async function placeDelivery(
  test: TestApp,
  { dishId, customer, way = 'DELIVERY', buyer }: NewDelivery,
): Promise<string> {
  const { token } = customer ?? (await aCustomer(test, 'Asha Rao'));
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token,
    body: {
      items: [{ menuItem: dishId, qty: 2 }],
      way,
      address: '12 MG Road, near the temple',
      coordinates: { lat: 12.97, lng: 77.59 },
      phone: customersPhone,
      deliveryNote: 'Blue gate',
      buyer,
    },
  });
  return body._id;
}

export const setStatus = (test: TestApp, { token }: Account, id: string, status: string) =>
  test.rest('PUT', `/api/admin/orders/${id}/status`, { token, body: { status } });

export const versionOf = async (test: TestApp, { token }: Account, id: string) =>
  (await test.rest<{ version: number }>('GET', `/api/orders/${id}`, { token })).body.version;

export interface Assigned {
  readonly version: number;
  readonly rider: { readonly id: string; readonly name: string } | null;
}

/** @param version by default the present one */
export async function assign(
  test: TestApp,
  by: Account,
  orderId: string,
  rider: Pick<Account, 'id'> | null,
  version?: number,
) {
  return ask<Assigned>(
    test,
    `mutation ($orderId: ID!, $riderId: ID, $version: Int!) {
       assignRider(orderId: $orderId, riderId: $riderId, version: $version) { version rider { id name } } }`,
    { orderId, riderId: rider?.id ?? null, version: version ?? (await versionOf(test, by, orderId)) },
    by.token,
  );
}
