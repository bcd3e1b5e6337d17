import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, password, type Account } from '../../../test/factories.js';
import { Outbox } from '../../platform/outbox.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { emailTakenLimit, profileLimit, registrationLimit } from './account-limits.js';
import { accountLinkKey } from './account-links.js';
import { AccountsService } from './accounts.service.js';
import { AuthService } from './auth.service.js';
import { LoginLimits } from './login-limits.js';
import { MailNetworks } from './mail-networks.js';
import { Passwords, type PasswordCaller } from './passwords.js';
import { ProfileService } from './profile.service.js';
import { Reauthentication } from './reauthentication.js';
import { SecondStepTickets } from './second-step-tickets.js';

const address = '203.0.113.77';
const jwtSecret = 'a secret that only the tests know of';

class CountingPasswords extends Passwords {
  compares = 0;

  override compare(secret: string, passwordHash: string, caller: PasswordCaller): Promise<boolean> {
    this.compares += 1;
    return super.compare(secret, passwordHash, caller);
  }
}

let test: TestApp;
let auth: AuthService;
let accounts: AccountsService;
let profiles: ProfileService;
let asha: Account;
const passwords = new CountingPasswords();
const lines: string[] = [];

beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  asha = await aCustomer(test);
  const { dataSource, pubsub } = test.app;
  const outbox = new Outbox(dataSource, pubsub);
  const log = pino(
    new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(String(line));
        done();
      },
    }),
  );
  const rateLimits = new RateLimits(dataSource, test.app.redis, 1, log);
  const limits = new LoginLimits(rateLimits);
  const registrationLimits = {
    registrations: rateLimits.counter(registrationLimit),
    emailTaken: rateLimits.counter(emailTakenLimit),
  };
  const mailNetworks = new MailNetworks(jwtSecret);
  const { secondFactors } = test.app.services;
  const tickets = new SecondStepTickets(accountLinkKey(jwtSecret));
  auth = new AuthService({ dataSource, outbox, passwords, limits, log, jwtSecret, secondFactors, tickets });
  accounts = new AccountsService({
    dataSource,
    passwords,
    limits: registrationLimits,
    mailNetworks,
    secondFactors,
    log,
  });
  profiles = new ProfileService({
    outbox,
    passwords,
    reauthentication: new Reauthentication({ dataSource, passwords, limits, log, secondFactors }),
    mailNetworks,
    saves: rateLimits.counter(profileLimit),
    log,
  });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await passwords.close();
  await test.close();
});

const fail = (email: string) =>
  auth.login({ email, password: 'wrong password' }, address).catch(() => undefined);

describe('a login', () => {
  it('takes one comparison, whether the account exists or not', async () => {
    for (const email of [asha.email, 'nobody@example.in']) {
      const before = passwords.compares;
      await fail(email);
      expect(passwords.compares - before).toBe(1);
    }
  });
});

describe('the security log', () => {
  const written = () =>
    lines.map((line) => {
      const { security, userId, email, address: from } = JSON.parse(line) as Record<string, string>;
      return { security, userId, email, from };
    });

  it('has a line for each login, logout, registration and password change, and no secrets', async () => {
    const { token, deviceToken } = await auth.login({ email: asha.email, password }, address);
    const viewer = await auth.authenticate(token);
    const change = { name: 'Asha', email: undefined, password: 'filter coffee 11' };
    const caller = { address, acceptsFreshLogin: false };
    await profiles.update(viewer, { ...change, currentPassword: 'wrong password' }, caller).catch(() => 0);
    await profiles.update(viewer, { ...change, currentPassword: password }, caller);
    await fail(asha.email);
    await fail('nobody@example.in');
    await auth.logout(viewer, address);
    await auth.logoutEverywhere(viewer, address);
    const meera = { name: 'Meera Iyer', email: 'meera@example.in', password: 'mango lassi 42' };
    const { id } = await accounts.register(meera, address);
    expect(written()).toEqual([
      { security: 'login', userId: asha.id, from: address },
      { security: 'login failed', userId: asha.id, from: address },
      { security: 'password changed', userId: asha.id, from: address },
      { security: 'login failed', userId: asha.id, from: address },
      { security: 'login failed', email: 'nobody@example.in', from: address },
      { security: 'logout', userId: asha.id, from: address },
      { security: 'logout everywhere', userId: asha.id, from: address },
      { security: 'registered', userId: id, from: address },
    ]);
    expect(lines.join()).not.toMatch(
      new RegExp(`${token}|${deviceToken}|filter coffee|mango lassi|wrong password|\\$2[aby]`),
    );
  });

  it('distinguishes limited logins from failed ones', async () => {
    for (let n = 0; n < 11; n += 1) await fail('mallory@example.in');
    expect(written().map(({ security }) => security)).toEqual([
      ...Array.from({ length: 10 }, () => 'login failed'),
      'login limited',
    ]);
  });
});
