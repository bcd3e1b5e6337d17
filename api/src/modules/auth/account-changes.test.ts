import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, password, type Account } from '../../../test/factories.js';
import { makeAdmin } from './make-admin.js';
import { Passwords } from './passwords.js';
import { User } from './user.entity.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
});
afterAll(() => test.close());

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly address: string;
}

/** The mails to an address, as the admin sees them, newest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const { data } = await test.graphql(
    '{ mailDeliveries(first: 100) { nodes { subject text address } } }',
    {},
    admin.token,
  );
  const page = data?.['mailDeliveries'] as { nodes: Mail[] };
  return page.nodes.filter((mail) => mail.address === address);
}

const change = (token: string, body: Record<string, string>) =>
  test.rest('PATCH', '/api/auth/profile', { token, body });
const linkIn = (text: string | undefined) => /#\/(?:undo-change|confirm-email)\/(\S+)/.exec(text ?? '')?.[1];

/** The link in the newest mail to an address with this subject. */
async function linkTo(address: string, subject: RegExp): Promise<string> {
  const find = async () => linkIn((await mailsTo(address)).find((mail) => subject.test(mail.subject))?.text);
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}
const undoLinkTo = (address: string) => linkTo(address, /changed$/);
const confirmLinkTo = (address: string) => linkTo(address, /confirm/);

async function mutate(document: string, token: string) {
  const { data, errors } = await test.graphql(document, { token });
  return { ...data, code: errors?.[0]?.extensions['code'] } as Record<string, unknown>;
}
const undo = (token: string) =>
  mutate('mutation ($token: String!) { undoAccountChange(token: $token) { email resetToken } }', token);
const confirm = (token: string) =>
  mutate('mutation ($token: String!) { confirmEmail(token: $token) }', token);

const emailOf = async ({ id }: Account) =>
  (await test.app.dataSource.manager.findOneByOrFail(User, { id })).email;
const isConfirmed = async (token: string) => {
  const { data } = await test.graphql('{ me { isEmailConfirmed } }', {}, token);
  const me = data?.['me'] as { isEmailConfirmed: boolean };
  return me.isEmailConfirmed;
};
const login = async (email: string, secret: string) =>
  (await test.rest('POST', '/api/auth/login', { body: { email, password: secret } })).status;
const profileStatus = async (token: string) =>
  (await test.rest('GET', '/api/auth/profile', { token })).status;

describe('a changed e-mail address', () => {
  it('notifies the old address, and stays unconfirmed until the new one opens its link', async () => {
    const asha = await aCustomer(test);
    expect(await isConfirmed(asha.token)).toBe(true);
    const email = `new-${asha.email}`;
    await change(asha.token, { email });
    expect(await isConfirmed(asha.token)).toBe(false);
    await undoLinkTo(asha.email);
    const [notice] = await mailsTo(asha.email);
    expect(notice).toMatchObject({ subject: 'Your e-mail address was changed' });
    expect(notice?.text).toContain(email);

    const link = await confirmLinkTo(email);
    expect(await confirm(link)).toMatchObject({ confirmEmail: email });
    expect(await isConfirmed(asha.token)).toBe(true);
    // Opening it again changes nothing.
    expect(await confirm(link)).toMatchObject({ confirmEmail: email });
  });

  it('is not confirmed by a link for another address or purpose', async () => {
    const asha = await aCustomer(test);
    await change(asha.token, { email: `b-${asha.email}` });
    const link = await confirmLinkTo(`b-${asha.email}`);
    await change(asha.token, { email: `c-${asha.email}` });
    for (const wrong of [link, await undoLinkTo(asha.email), asha.token, 'nonsense']) {
      expect(await confirm(wrong)).toMatchObject({ code: 'LINK_EXPIRED' });
    }
    expect(await isConfirmed(asha.token)).toBe(false);
  });

  it('hides both links from the session', async () => {
    const asha = await aCustomer(test);
    await change(asha.token, { email: `new-${asha.email}` });
    await undoLinkTo(asha.email);
    await confirmLinkTo(`new-${asha.email}`);
    const { data } = await test.graphql('{ notifications { nodes { link } } }', {}, asha.token);
    expect(JSON.stringify(data)).not.toMatch(/undo-change|confirm-email/);
  });

  it('is undone by the old address, which ends all sessions and invalidates the present password', async () => {
    const asha = await aCustomer(test);
    const email = `thief-of-${asha.email}`;
    await change(asha.token, { email, password: 'a password of a thief' });
    const [mail] = await expect
      .poll(() => mailsTo(asha.email))
      .toHaveLength(1)
      .then(() => mailsTo(asha.email));
    expect(mail?.subject).toBe('Your e-mail address and your password were changed');
    const link = await undoLinkTo(asha.email);
    expect(await undo(link)).toMatchObject({
      undoAccountChange: { email: asha.email, resetToken: expect.any(String) as string },
    });
    expect(await emailOf(asha)).toBe(asha.email);
    expect(await profileStatus(asha.token)).toBe(401);
    for (const secret of [password, 'a password of a thief'])
      expect(await login(asha.email, secret)).toBe(401);
    expect(await undo(link)).toMatchObject({ code: 'LINK_EXPIRED' });
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toContain('A change of your e-mail address was undone');
  });

  it('is undone by the first of several old addresses, which invalidates the others’ links', async () => {
    const asha = await aCustomer(test);
    const [b, c] = [`b-${asha.email}`, `c-${asha.email}`];
    await change(asha.token, { email: b });
    await change(asha.token, { email: c });
    await change(asha.token, { password: 'a password of a thief' });
    const [first, second, third] = [await undoLinkTo(asha.email), await undoLinkTo(b), await undoLinkTo(c)];
    expect(await undo(first)).toMatchObject({ undoAccountChange: { email: asha.email } });
    for (const link of [second, third]) expect(await undo(link)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await emailOf(asha)).toBe(asha.email);
  });

  it('can still be undone by the first address after the second has undone its own', async () => {
    const asha = await aCustomer(test);
    const b = `b-${asha.email}`;
    await change(asha.token, { email: b });
    await change(asha.token, { email: `c-${asha.email}` });
    const [first, second] = [await undoLinkTo(asha.email), await undoLinkTo(b)];
    expect(await undo(second)).toMatchObject({ undoAccountChange: { email: b } });
    expect(await undo(first)).toMatchObject({ undoAccountChange: { email: asha.email } });
  });

  it('cannot be undone by a mistyped address, which nobody confirmed, once the new one is confirmed', async () => {
    const asha = await aCustomer(test);
    await test.app.dataSource.manager.update(User, { id: asha.id }, { emailConfirmedAt: null });
    const email = `new-${asha.email}`;
    await change(asha.token, { email, password: 'filter coffee 11' });
    const link = await undoLinkTo(asha.email);
    await confirm(await confirmLinkTo(email));
    expect(await undo(link)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await emailOf(asha)).toBe(email);
    expect(await profileStatus(asha.token)).toBe(200);
  });

  it('cannot be undone any more once the account was made an admin’s', async () => {
    const stranger = await aCustomer(test);
    const email = `owner-${stranger.email}`;
    await change(stranger.token, { email });
    const link = await undoLinkTo(stranger.email);
    await test.app.services.accounts.ensureAdmin(email, 'a long password of the owner');
    expect(await profileStatus(stranger.token)).toBe(401);
    expect(await undo(link)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await login(email, 'a long password of the owner')).toBe(200);
  });

  it('prevents a promotion to admin if it happens while the password is typed', async () => {
    const stranger = await aCustomer(test);
    const email = `owner-${stranger.email}`;
    await change(stranger.token, { email });
    const passwords = new Passwords(1);
    onTestFinished(() => passwords.close());
    const promoted = makeAdmin(test.app.dataSource, passwords, {
      takeFactorsOff: test.app.services.secondFactors.takeOff,
      email,
      name: 'Owner',
      password: async () => {
        await change(stranger.token, { email: stranger.email });
        return 'a long password of the owner';
      },
    });
    await expect(promoted).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await test.app.dataSource.manager.findOneBy(User, { id: stranger.id })).toMatchObject({
      role: 'customer',
    });
  });

  it('is undone once by eight parallel requests', async () => {
    const asha = await aCustomer(test);
    await change(asha.token, { email: `new-${asha.email}` });
    const link = await undoLinkTo(asha.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(link)));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'LINK_EXPIRED')).toHaveLength(7);
  });

  it('cannot be undone after 7 days', async () => {
    const asha = await aCustomer(test);
    await change(asha.token, { email: `new-${asha.email}` });
    const link = await undoLinkTo(asha.email);
    await test.app.dataSource.query(
      `update account_changes set created_at = now() - interval '7 days' where user_id = $1`,
      [asha.id],
    );
    expect(await undo(link)).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('stays reserved for its owner for 7 days', async () => {
    const asha = await aCustomer(test);
    const thief = await aCustomer(test);
    await change(asha.token, { email: `new-${asha.email}` });
    const taken = { status: 409, body: { code: 'EMAIL_TAKEN' } };
    expect(await change(thief.token, { email: asha.email })).toMatchObject(taken);
    const account = { name: 'Thief', email: asha.email.toUpperCase(), password: 'mango lassi 42' };
    expect(await test.rest('POST', '/api/auth/register', { body: account })).toMatchObject(taken);
    expect((await change(asha.token, { email: asha.email })).status).toBe(200);
    await change(asha.token, { email: `new-${asha.email}` });
    await test.app.dataSource.query(`update account_changes set created_at = now() - interval '7 days'`);
    expect((await change(thief.token, { email: asha.email })).status).toBe(200);
  });

  it('cannot be undone if only its case differs', async () => {
    const asha = await aCustomer(test);
    await change(asha.token, { email: asha.email.toUpperCase() });
    expect(await isConfirmed(asha.token)).toBe(true);
    const changes = await test.app.dataSource.query<unknown[]>(
      'select from account_changes where user_id = $1',
      [asha.id],
    );
    expect(changes).toEqual([]);
  });
});

describe('a changed password', () => {
  it('sends a link that ends every session and invalidates the password', async () => {
    const asha = await aCustomer(test);
    await change(asha.token, { password: 'a password of a thief' });
    const link = await undoLinkTo(asha.email);
    expect(await undo(link)).toMatchObject({ undoAccountChange: { email: asha.email } });
    expect(await profileStatus(asha.token)).toBe(401);
    expect(await login(asha.email, 'a password of a thief')).toBe(401);
    expect(await undo(link)).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('notifies the address of that moment, even if the address is changed right afterwards', async () => {
    const asha = await aCustomer(test);
    await change(asha.token, { password: 'a password of a thief' });
    await change(asha.token, { email: `new-${asha.email}` });
    await expect
      .poll(async () => (await mailsTo(asha.email)).map(({ subject }) => subject).toSorted())
      .toEqual(['Your e-mail address was changed', 'Your password was changed']);
  });
});
