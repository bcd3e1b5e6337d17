import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, value, type Outcome, type Token } from './doors.js';

/** A dish in terms that both APIs share for admins. */
export interface SeenDish {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly description: string;
  readonly category: string | null;
  readonly image: string | null;
  readonly isVegetarian: boolean | null;
  readonly servedFrom: string | null;
  readonly servedUntil: string | null;
  readonly mark: string | null;
  readonly hindiName: string | null;
  readonly hindiDescription: string | null;
  readonly spiciness: number;
  readonly isJain: boolean;
  readonly isNew: boolean;
  readonly isPackaged: boolean;
  readonly isBestseller: boolean;
  readonly allergens: readonly string[];
  readonly serves: number | null;
  readonly packing: number;
  readonly taxClass: string | null;
  readonly version: number;
}

/** Possibly invalid input. */
export type DishInput = Record<string, unknown>;

export interface MenuAdminDoor {
  readonly name: string;
  menu(): Promise<SeenDish[]>;
  add(token: Token, input: DishInput, key?: string): Promise<Outcome<SeenDish>>;
  update(token: Token, id: string, input: DishInput, version: unknown): Promise<Outcome<SeenDish>>;
  delete(token: Token, id: string): Promise<Outcome<SeenDish>>;
}

/** The admin's menu through GraphQL and REST. */
export function menuAdminDoorsOf(test: () => TestApp, admin: () => Token): MenuAdminDoor[] {
  return [graphqlDoor(test), restDoor(test, admin)];
}

/** What a dish is when nothing is said of it. */
export const plainDish = {
  mark: null,
  hindiName: null,
  hindiDescription: null,
  spiciness: 0,
  isJain: false,
  isNew: false,
  isPackaged: false,
  isBestseller: false,
  allergens: [],
  serves: null,
  packing: 0,
  taxClass: null,
} as const;

const fields = `id name price description category image isVegetarian servedFrom servedUntil version ${Object.keys(plainDish).join(' ')}`;

function graphqlDoor(test: () => TestApp): MenuAdminDoor {
  const call = graphqlCaller(test);
  const itself = (dish: SeenDish) => dish;
  return {
    name: 'GraphQL',
    menu: async () =>
      value(await call<SeenDish[], SeenDish[]>(`{ menu { ${fields} } }`, 'menu', (dishes) => dishes)),
    add: (token, input, idempotencyKey) =>
      call(
        `mutation ($input: MenuItemInput!, $idempotencyKey: String) {
          addMenuItem(input: $input, idempotencyKey: $idempotencyKey) { ${fields} }
        }`,
        'addMenuItem',
        itself,
        { input, idempotencyKey },
        token,
      ),
    update: (token, id, input, version) =>
      call(
        `mutation ($id: ID!, $input: MenuItemInput!, $version: Int!) {
          updateMenuItem(id: $id, input: $input, version: $version) { ${fields} }
        }`,
        'updateMenuItem',
        itself,
        { id, input, version },
        token,
      ),
    delete: (token, id) =>
      call(
        `mutation ($id: ID!) { deleteMenuItem(id: $id) { ${fields} } }`,
        'deleteMenuItem',
        itself,
        { id },
        token,
      ),
  };
}

interface RestDish extends Omit<SeenDish, 'id' | 'description'> {
  readonly _id: string;
  /** Null where GraphQL has an empty text. */
  readonly description: string | null;
  readonly options: unknown;
  readonly available: unknown;
  readonly soldOutUntil: unknown;
  readonly portionsLeft: unknown;
}

function restDoor(test: () => TestApp, admin: () => Token): MenuAdminDoor {
  const call = restCaller(test);
  const seen = ({ _id, description, ...dish }: RestDish): SeenDish => {
    const { options: _, available: __, soldOutUntil: ___, portionsLeft: ____, ...shared } = dish;
    return { id: _id, ...shared, description: description ?? '' };
  };
  const seenItem = ({ item }: { item: RestDish }) => seen(item);
  return {
    name: 'REST',
    menu: async () =>
      value(
        await call<RestDish[], SeenDish[]>('GET', '/api/admin/menu', (dishes) => dishes.map(seen), {
          token: admin(),
        }),
      ),
    add: (token, body, key) => call('POST', '/api/admin/menu', seenItem, { token, body, key }),
    update: (token, id, input, version) =>
      call('PUT', `/api/admin/menu/${encodeURIComponent(id)}`, seenItem, {
        token,
        body: { ...input, version },
      }),
    delete: (token, id) => call('DELETE', `/api/admin/menu/${encodeURIComponent(id)}`, seenItem, { token }),
  };
}
