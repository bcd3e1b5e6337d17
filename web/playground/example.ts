import { Kind, parse } from 'graphql';

/** A saved operation: a file of `examples/` whose first two lines are its title and its required role. */
export interface Example {
  /** `Menu: search` is in the group `Menu`. */
  readonly group: string;
  readonly title: string;
  readonly as: 'anybody' | 'customer' | 'admin';
  readonly query: string;
}

const header = /^# (?<group>[^:\n]+): (?<title>[^\n]+)\n# As (?:an? )?(?<as>anybody|customer|admin)\b/;

/** @throws {Error} if the two lines are missing */
export function readExample(text: string): Example {
  const { group, title, as } = header.exec(text)?.groups ?? {};
  if (!group || !title || !as)
    throw new Error(`An example begins with "# Group: title" and "# As a customer": ${text.slice(0, 80)}`);
  return { group, title, as: as as Example['as'], query: text };
}

/** Queries the shop as the user who will run the example. */
type Ask = (query: string) => Promise<unknown>;

interface Found {
  readonly menu: readonly { id: string; name: string; price: number; version: number }[];
  readonly myOrders: { nodes: readonly { id: string }[] };
  readonly orders: { nodes: readonly { id: string }[] };
  readonly bookingRules: { firstDate: string };
  readonly freeTimes: readonly string[];
}

const random = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');

/** Finds values for the examples' variables in the shop, by the variable's name. */
const sources: Record<string, (ask: (query: string) => Promise<Found>) => Promise<unknown>> = {
  dish: async (ask) => (await firstDish(ask)).id,
  dishName: async (ask) => (await firstDish(ask)).name,
  dishPrice: async (ask) => (await firstDish(ask)).price,
  dishVersion: async (ask) => (await firstDish(ask)).version,
  myOrder: async (ask) => {
    const [order] = (await ask('{ myOrders(first: 1) { nodes { id } } }')).myOrders.nodes;
    if (!order) throw new Error('You have no order yet: run “Orders: place an order” first.');
    return order.id;
  },
  anyOrder: async (ask) => {
    const [order] = (await ask('{ orders(first: 1) { nodes { id } } }')).orders.nodes;
    if (!order) throw new Error('There is no order yet: run “Orders: place an order” first, as a customer.');
    return order.id;
  },
  date: tomorrow,
  time: async (ask) => {
    const date = await tomorrow(ask);
    const [time] = (await ask(`{ freeTimes(date: "${date}", guests: 2) }`)).freeTimes;
    if (!time) throw new Error('No table is free tomorrow.');
    return time;
  },
  email: () => Promise.resolve(`asha-${random()}@example.in`),
  password: () => Promise.resolve(random()),
  key: () => Promise.resolve(random()),
};

async function firstDish(ask: (query: string) => Promise<Found>) {
  const [dish] = (await ask('{ menu { id name price version } }')).menu;
  if (!dish) throw new Error('The menu is empty: add a dish first.');
  return dish;
}

async function tomorrow(ask: (query: string) => Promise<Found>): Promise<string> {
  const { firstDate } = (await ask('{ bookingRules { firstDate } }')).bookingRules;
  const day = new Date(`${firstDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Values for an example's variables, so that it can run unchanged. @throws {Error} that says what to do first */
export async function variablesFor({ query }: Example, ask: Ask): Promise<Record<string, unknown>> {
  const names = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? [])
          .filter(({ defaultValue }) => !defaultValue)
          .map(({ variable }) => variable.name.value)
      : [],
  );
  const values: Record<string, unknown> = {};
  for (const name of names) values[name] = await sources[name]?.(ask as (query: string) => Promise<Found>);
  return values;
}
