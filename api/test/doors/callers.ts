import type { TestApp } from '../app.js';
import { aTablet, type Tablet } from '../devices.js';
import { anAdmin } from '../factories.js';

const tablets = new WeakMap<TestApp, Tablet>();

/**
 * Who sends an operation: a tablet if nobody else may, and a new admin to sign one in, which ends the admin's session.
 * @param name of the operation
 */
export async function callerOf(test: TestApp, name: string, token: string): Promise<string> {
  if (name === 'registerDevice') return (await anAdmin(test)).token;
  const isTablets = test.app.routes.some((route) => route.name === name && route.permission === 'USE_DEVICE');
  if (!isTablets || name === 'ownDevice') return token;
  const known = tablets.get(test);
  // A wrong stamp signs it out.
  if (known && (await test.app.services.auth.authenticate(known.token))) return known.token;
  const tablet = await aTablet(test);
  tablets.set(test, tablet);
  return tablet.token;
}
