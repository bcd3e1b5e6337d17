// `npm run admin:create -- --email <e-mail> [--name <name>]` and `npm run admin:reset -- --email <e-mail>`
import { parseArgs } from 'node:util';
import { askSecret, runCommand, print } from './command.js';
import { readAdminSettings } from '../config.js';
import { makeAdmin } from '../modules/auth/make-admin.js';
import { Passwords } from '../modules/auth/passwords.js';
import { resetAdmin } from '../modules/auth/reset-admin.js';
import { takeFactorsOff } from '../modules/second-factor/factor-changes.js';
import { deleteFactors } from '../modules/second-factor/second-factor.queries.js';
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
      if (action === 'reset') {
        const admin = { email, password, takeFactorsOff };
        const { hadSecondFactor } = await resetAdmin(dataSource, passwords, admin);
        print(`${email} has the new password; every session of it has ended`);
        if (hadSecondFactor)
          print(`two-step login is off for ${email}: it can be set up again in the profile`);
        return;
      }
      const done = await makeAdmin(dataSource, passwords, {
        email,
        name,
        password,
        removeFactors: deleteFactors,
      });
      const results = {
        made: `${email} is an admin now`,
        promoted: `${email} had an account, which is an admin's now, with the new password; every session of it has ended`,
        'was admin': `${email} is an admin already; nothing was changed`,
      };
      print(results[done]);
    } finally {
      await passwords.close();
      await dataSource.destroy();
    }
  });
});
