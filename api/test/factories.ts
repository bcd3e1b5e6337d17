import { hashSync } from 'bcryptjs';
import type { MenuItem } from '../src/modules/menu/menu-item.entity.js';
import { MenuItem as MenuItemEntity } from '../src/modules/menu/menu-item.entity.js';
import type { Role } from '../src/modules/auth/role.js';
import { User } from '../src/modules/auth/user.entity.js';
import { newId } from '../src/platform/ids.js';
import type { TestApp } from './app.js';

export const password = 'correct horse battery';
// The lowest cost, for speed: only login tests need a real one.
const passwordHash = hashSync(password, 4);

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

let count = 0;

async function anAccount(test: TestApp, role: Role, name: string): Promise<Account> {
  const number = (count += 1);
  const email = `person-${number}@example.in`;
  const user = { id: newId(), name, email, emailConfirmedAt: new Date(), role };
  await test.app.dataSource.manager.insert(User, { ...user, passwordHash });
  // An address per person, because a shared one would reach its login limit.
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const { token } = await test.app.services.auth.login({ email: user.email, password }, address);
  return { id: user.id, name, email: user.email, token };
}

export const aCustomer = (test: TestApp, name = 'Asha Rao') => anAccount(test, 'customer', name);
export const anAdmin = (test: TestApp, name = 'Vikram Shetty') => anAccount(test, 'admin', name);

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
