import type { ConnectionsInEffect } from '../../platform/connections.js';
import { demo } from '../restaurant/demo-restaurant.js';
import type { RestaurantRecord } from '../restaurant/restaurant.entity.js';
import type { Welcome } from '../restaurant/welcome.service.js';

/** What is still to be done before opening: the schema's `SetupStep`. */
export const setupSteps = [
  'ADDRESS',
  'PHONE',
  'FSSAI',
  'HOURS',
  'WAYS',
  'DEMO_DISHES',
  'PAYMENTS',
  'MAIL',
  'HTTPS',
] as const;
export type SetupStep = (typeof setupSteps)[number];

interface Shop {
  readonly connections: Pick<ConnectionsInEffect, 'mail' | 'payments' | 'publicUrl'>;
  readonly restaurant: Pick<
    RestaurantRecord,
    | 'address'
    | 'phone'
    | 'fssai'
    | 'orderHours'
    | 'orderWays'
    | 'deliveryZones'
    | 'phoneRequired'
    | 'guestsAllowed'
  >;
  readonly welcome: Welcome;
  readonly demoDishes: number;
}

export function openStepsOf({
  connections,
  restaurant,
  welcome: { isDue, done },
  demoDishes,
}: Shop): SetupStep[] {
  const { payments, mail, publicUrl } = connections;
  const isOpen: Record<SetupStep, boolean> = {
    ADDRESS: restaurant.address === demo.address,
    PHONE: restaurant.phone === demo.phone,
    FSSAI: restaurant.fssai === null,
    // Taking orders at any hour may be a choice, and so may be cash only.
    HOURS: restaurant.orderHours === null && !done.includes('WHEN'),
    // A shop that is no longer set up has its reasons.
    WAYS: isDue && !done.includes('WAYS') && hasFirstWays(restaurant),
    DEMO_DISHES: demoDishes > 0,
    PAYMENTS: payments ? payments.isSandbox : !done.includes('PAYMENTS'),
    MAIL: mail === undefined,
    HTTPS: !publicUrl?.startsWith('https:'),
  };
  return setupSteps.filter((step) => isOpen[step]);
}

const hasFirstWays = ({ orderWays, deliveryZones, phoneRequired, guestsAllowed }: Shop['restaurant']) =>
  orderWays.join() === 'DELIVERY' && deliveryZones.length === 0 && !phoneRequired && !guestsAllowed;
