import { hashSync } from 'bcryptjs';
import { DishGroup } from '../src/modules/menu/dish-options.entity.js';
import type { MenuItem } from '../src/modules/menu/menu-item.entity.js';
import { MenuItem as MenuItemEntity } from '../src/modules/menu/menu-item.entity.js';
import { OptionChoice, OptionGroup } from '../src/modules/menu/option-group.entity.js';
import { storedRole, type StaffRole, type StoredRole } from '../src/modules/auth/role.js';
import { User } from '../src/modules/auth/user.entity.js';
import type { Viewer } from '../src/modules/auth/viewer.js';
import { newId } from '../src/platform/ids.js';
import type { TestApp } from './app.js';

export const password = 'correct horse battery';
// The lowest cost, for speed: only login tests need a real one.
export const passwordHash = hashSync(password, 4);

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

let count = 0;

async function anAccount(test: TestApp, role: StoredRole, name: string): Promise<Account> {
  const number = (count += 1);
  const email = `person-${number}@example.in`;
  const user = { id: newId(), name, email, emailConfirmedAt: new Date(), ...role };
  await test.app.dataSource.manager.insert(User, { ...user, passwordHash });
  // An address per person, because a shared one would reach its login limit.
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const { token } = await test.app.services.auth.login({ email: user.email, password }, address);
  return { id: user.id, name, email: user.email, token };
}

export const aCustomer = (test: TestApp, name = 'Asha Rao') => anAccount(test, storedRole(null), name);
export const anAdmin = (test: TestApp, name = 'Vikram Shetty') => aStaffMember(test, 'OWNER', name);
export const aStaffMember = (test: TestApp, staffRole: StaffRole, name = 'Vikram Shetty') =>
  anAccount(test, storedRole(staffRole), name);

/** The account as services see it. */
export async function viewerOf(test: TestApp, { token }: Account): Promise<Viewer> {
  const viewer = await test.app.services.auth.authenticate(token);
  if (!viewer) throw new Error('The session has ended');
  return viewer;
}

export async function aDish(test: TestApp, dish: Partial<MenuItem> = {}): Promise<MenuItem> {
  count += 1;
  const item = test.app.dataSource.manager.create(MenuItemEntity, {
    id: newId(),
    name: `Vada Pav ${count}`,
    pricePaise: 4500,
    description: 'Spiced potato in a soft bun.',
    category: 'Burgers',
    image: null,
    ...dish,
  });
  await test.app.dataSource.manager.insert(MenuItemEntity, item);
  // As the services do after a change; a NOTIFY may arrive after the test's next request.
  test.app.services.menuChanges.notify();
  return test.app.dataSource.manager.findOneByOrFail(MenuItemEntity, { id: item.id });
}

/** What a customer sends to save an address. */
export const anAddress = {
  label: 'HOME',
  flat: 'Flat 3',
  street: 'MG Road, Bengaluru',
  pinCode: '560001',
};

export async function aSavedAddress(
  test: TestApp,
  { token }: Account,
  address: object = {},
): Promise<{ readonly id: string }> {
  const body = { ...anAddress, ...address };
  const answer = await test.rest<{ address: { _id: string } }>('POST', '/api/users/addresses', {
    token,
    body,
  });
  return { id: answer.body.address._id };
}

interface SomeChoice {
  readonly name: string;
  readonly pricePaise?: number;
  readonly isDefault?: boolean;
  readonly isSoldOut?: boolean;
}

/** @returns the group's id and the ids of the choices by name */
export async function anOptionGroup(
  test: TestApp,
  { choices, ...group }: Partial<OptionGroup> & { readonly choices: readonly SomeChoice[] },
): Promise<{ readonly id: string; readonly choices: Readonly<Record<string, string>> }> {
  const id = newId();
  const rows = choices.map((choice, position) => ({
    id: newId(),
    groupId: id,
    position,
    pricePaise: 0,
    isDefault: false,
    ...choice,
  }));
  await test.app.dataSource.transaction(async (tx) => {
    await tx.insert(OptionGroup, { id, name: `Options ${id}`, minChoices: 0, maxChoices: 1, ...group });
    await tx.insert(OptionChoice, rows);
  });
  test.app.services.menuChanges.notify();
  return { id, choices: Object.fromEntries(rows.map((row) => [row.name, row.id])) };
}

/** A dish with these groups. */
export async function aDishWith(
  test: TestApp,
  groupIds: readonly string[],
  dish: Partial<MenuItem> = {},
): Promise<MenuItem> {
  const item = await aDish(test, dish);
  await test.app.dataSource.manager.insert(
    DishGroup,
    groupIds.map((groupId, position) => ({ menuItemId: item.id, groupId, position })),
  );
  test.app.services.menuChanges.notify();
  return item;
}

/** Tries to change the settings of the restaurant as they are now. */
export async function tryToChangeRestaurant(test: TestApp, { token }: Account, input: object) {
  const { version } = await test.app.services.restaurant.verified();
  return test.graphql(
    `mutation ($input: RestaurantInput!, $version: Int!) {
       updateRestaurant(input: $input, version: $version) { version }
     }`,
    { input, version },
    token,
  );
}

/** Changes the settings of the restaurant as they are now. */
export async function changeRestaurant(test: TestApp, account: Account, input: object): Promise<void> {
  const { errors } = await tryToChangeRestaurant(test, account, input);
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
}
