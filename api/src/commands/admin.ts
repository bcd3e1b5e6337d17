// `npm run admin:create -- --email <e-mail> [--name <name>]` and `npm run admin:reset -- --email <e-mail>`
import { parseArgs } from 'node:util';
import { askSecret, runCommand, print } from './command.js';
import { readAdminSettings } from '../config.js';
import { makeAdmin } from '../modules/auth/make-admin.js';
import { Passwords } from '../modules/auth/passwords.js';
import { resetAccount } from '../modules/auth/reset-account.js';
import { takeFactorsOff } from '../modules/second-factor/factor-changes.js';
import { entities } from '../modules/modules.js';
import { hasTable, openDatabase } from '../platform/database.js';
import { withDatabase } from './with-database.js';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string', default: 'Admin' } },
    allowPositionals: true,
  });
  const { email, name } = values;
  const [action = 'create', ...more] = positionals;
  if (!email || more.length > 0 || !(action === 'create' || action === 'reset')) {
    throw new Error(
      'Say `npm run admin:create -- --email <e-mail> [--name <name>]` or `npm run admin:reset -- --email <e-mail>`.',
    );
  }
  const { config, passwordFor, variablesFor } = readAdminSettings();
  await withDatabase(config, print, async (url) => {
    const dataSource = await openDatabase({ url, entities, migrations: [] });
    const passwords = new Passwords();
    try {
      if (!(await hasTable(dataSource, 'users')))
        throw new Error('The database holds no shop yet: start it once first.');
      const given = passwordFor(email);
      const ask = () => askSecret('Password', { variable: variablesFor(email), again: true });
      const password = () => (given === undefined ? ask() : Promise.resolve(given));
      const results = {
        reset: `${email} has the new password; every session of it has ended`,
        made: `${email} is an admin now`,
        promoted: `${email} had an account, which is an admin's now, with the new password; every session of it has ended`,
        'was admin': `${email} is an admin already; nothing was changed`,
      };
      const { result, hadSecondFactor } =
        action === 'reset'
          ? await resetAccount(dataSource, passwords, { email, password, takeFactorsOff })
          : await makeAdmin(dataSource, passwords, { email, name, password, takeFactorsOff });
      print(results[result]);
      if (hadSecondFactor) print(`two-step login is off for ${email}: it can be set up again in the profile`);
    } finally {
      await passwords.close();
      await dataSource.destroy();
    }
  });
});
