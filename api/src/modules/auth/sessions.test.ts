import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, password, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
});
afterAll(() => test.close());

const onPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const onSamsung =
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36';
const onWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0';

interface Seen {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

const fields = 'id browser system createdAt lastSeenAt isCurrent';
const ask = (document: string, token?: string, variables = {}) => test.graphql(document, variables, token);
const list = async (token: string) =>
  (await ask(`{ sessions { ${fields} } }`, token)).data?.['sessions'] as Seen[];
const end = (token: string | undefined, id: string) =>
  ask(`mutation ($id: ID!) { endSession(id: $id) { ${fields} } }`, token, { id });
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.errors?.[0]?.extensions['code'];
const profileStatus = async (token: string) =>
  (await test.rest('GET', '/api/auth/profile', { token })).status;

async function logIn({ email }: Account, userAgent: string): Promise<string> {
  const headers = { 'User-Agent': userAgent };
  const { body } = await test.rest<{ token: string }>('POST', '/api/auth/login', {
    body: { email, password },
    headers,
  });
  return body.token;
}

async function logInByGraphql({ email }: Account, userAgent: string): Promise<string> {
  const { body } = await test.rest<{ data: { login: { token: string } } }>('POST', '/graphql', {
    body: { query: `mutation { login(input: { email: "${email}", password: "${password}" }) { token } }` },
    headers: { 'User-Agent': userAgent },
  });
  return body.data.login.token;
}

describe('the list of sessions', () => {
  it('names the device, the login time and the current session', async () => {
    const asha = await aCustomer(test);
    const phone = await logIn(asha, onPhone);
    await logInByGraphql(asha, onWindows);
    await logIn(await aCustomer(test), onPhone);
    const sessions = await list(phone);
    const devices = sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent]);
    expect(devices).toEqual([
      ['Chrome', 'Android', true],
      ['Microsoft Edge', 'Windows', false],
      [null, null, false],
    ]);
    for (const { createdAt, lastSeenAt } of sessions) expect(lastSeenAt >= createdAt).toBe(true);
  });

  it('names a browser once if its name contains its system', async () => {
    const token = await logIn(await aCustomer(test), onSamsung);
    expect(await list(token)).toContainEqual(
      expect.objectContaining({ browser: 'Samsung Internet', system: 'Android' }),
    );
  });

  it('accepts any text as the name of a browser', async () => {
    const asha = await aCustomer(test);
    for (const strange of ['curl/8', '<script>alert(1)</script>', 'x'.repeat(5000)]) {
      const [current] = await list(await logIn(asha, strange));
      expect(current).toMatchObject({ browser: null, system: null });
    }
  });

  it('shows when a session was last seen, to within five minutes', async () => {
    const asha = await aCustomer(test);
    const phone = await logIn(asha, onPhone);
    const seen = async () =>
      Date.parse((await list(asha.token)).find((one) => one.browser)?.lastSeenAt ?? '');
    const age = (minutes: number) =>
      test.app.dataSource.query(
        `update sessions set created_at = now() - interval '1 hour',
           last_seen_at = now() - make_interval(mins => $2) where user_id = $1 and user_agent is not null`,
        [asha.id, minutes],
      );
    await age(4);
    await profileStatus(phone);
    expect(Date.now() - (await seen())).toBeGreaterThan(3 * 60_000);
    await age(6);
    await profileStatus(phone);
    await expect.poll(async () => Date.now() - (await seen())).toBeLessThan(60_000);
  });

  it('includes sessions from before devices were recorded, and no expired ones', async () => {
    const asha = await aCustomer(test);
    await logIn(asha, onPhone);
    const { dataSource } = test.app;
    await dataSource.query(`update sessions set expires_at = now() where user_agent is not null`);
    await dataSource.query('update sessions set last_seen_at = null where user_id = $1', [asha.id]);
    const [old, ...others] = await list(asha.token);
    expect(others).toEqual([]);
    expect(old).toMatchObject({ browser: null, system: null, isCurrent: true, lastSeenAt: old?.createdAt });
  });
});

describe('ending sessions', () => {
  it('ends one and returns the others', async () => {
    const asha = await aCustomer(test);
    const [phone, laptop] = [await logIn(asha, onPhone), await logIn(asha, onWindows)];
    const id = (await list(laptop)).find(({ browser }) => browser === 'Chrome')?.id ?? '';
    const left = (await end(laptop, id)).data?.['endSession'];
    expect(left).toMatchObject([{ browser: 'Microsoft Edge' }, { browser: null }]);
    expect([await profileStatus(phone), await profileStatus(laptop)]).toEqual([401, 200]);
    expect(codeOf(await end(laptop, id))).toBe('NOT_FOUND');
  });

  it('ends all but the current one', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test)];
    const [phone, laptop] = [await logIn(asha, onPhone), await logIn(asha, onWindows)];
    const { data } = await ask(`mutation { endOtherSessions { ${fields} } }`, laptop);
    expect(data?.['endOtherSessions']).toEqual([expect.objectContaining({ isCurrent: true })]);
    const statuses = await Promise.all([phone, asha.token, laptop, ravi.token].map(profileStatus));
    expect(statuses).toEqual([401, 401, 200, 200]);
  });

  it('leaves a session if several end all others at the same moment', async () => {
    const asha = await aCustomer(test);
    const tokens = [await logIn(asha, onPhone), await logIn(asha, onWindows), asha.token];
    await Promise.all(tokens.map((token) => ask(`mutation { endOtherSessions { ${fields} } }`, token)));
    const statuses = await Promise.all(tokens.map(profileStatus));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('lets a session end itself', async () => {
    const asha = await aCustomer(test);
    const [own] = await list(asha.token);
    expect((await end(asha.token, own?.id ?? '')).data).toEqual({ endSession: [] });
    expect(await profileStatus(asha.token)).toBe(401);
  });

  it('is limited to the user’s own', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test)];
    const [his] = await list(ravi.token);
    expect(codeOf(await end(asha.token, his?.id ?? ''))).toBe('NOT_FOUND');
    expect(codeOf(await end(asha.token, newId()))).toBe('NOT_FOUND');
    expect(codeOf(await end(asha.token, 'x'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await end(undefined, his?.id ?? ''))).toBe('UNAUTHENTICATED');
    expect(await profileStatus(ravi.token)).toBe(200);
  });
});
