import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { contactDoorsOf } from '../../../test/doors/contact.js';
import { aCustomer, anAdmin } from '../../../test/factories.js';
import { endRateWindows, deleteRateLimits } from '../../../test/rate-limits.js';
import { newId } from '../../platform/ids.js';
import { ContactMessage } from './contact-message.entity.js';

let test: TestApp;
/** With the limits of a real shop. */
let strict: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '1000' });
  strict = await TestApp.start({ ROLE: 'api', DATABASE_URL: test.databaseUrl });
});
afterAll(async () => {
  await strict.close();
  await test.close();
});

const input = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  message: 'Do you have vada pav\nwithout onions?',
};
const kept = () => test.app.dataSource.manager.find(ContactMessage);
const events = () =>
  test.app.dataSource.query<{ type: string; payload: unknown }[]>('select type, payload from outbox_events');

beforeEach(async () => {
  await test.app.dataSource.query('delete from contact_messages');
  await test.app.dataSource.query('delete from outbox_events');
});

describe.each(contactDoorsOf(() => test))('a contact message through $name', (door) => {
  it('is stored with its event, and answered', async () => {
    const answer = await door.send(input);
    expect(answer).toEqual({ ok: true, value: expect.stringContaining('Your message has reached us.') });
    const messages = await kept();
    expect(messages).toEqual([expect.objectContaining(input)]);
    expect(await events()).toEqual([
      { type: 'contact.message-sent', payload: { messageId: messages[0]?.id } },
    ]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['email', { email: 'asha at example' }],
    ['message', { message: '\n' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 'a\0b' }],
  ])('is refused for an invalid %s: %j', async (field, bad) => {
    expect(await door.send({ ...input, ...bad })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
    expect(await kept()).toEqual([]);
  });

  it('may have the maximum length in each field', async () => {
    const longest = { ...input, name: 'x'.repeat(120), message: 'ü'.repeat(5000) };
    expect(await door.send(longest)).toMatchObject({ ok: true });
    expect(await kept()).toEqual([expect.objectContaining(longest)]);
  });

  it('from a robot, which fills in the hidden field, gets the same answer and is dropped', async () => {
    const person = await door.send(input, { website: '' });
    const robot = await door.send(input, { website: 'https://spam.example' });
    expect(robot).toEqual(person);
    expect(await kept()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('is stored once, however often it is sent with one key', async () => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 4 }, () => door.send(input, { key })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await kept()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
    expect(await door.send({ ...input, message: 'Another one' }, { key })).toMatchObject({
      ok: false,
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });
});

describe.each(contactDoorsOf(() => strict))('the limit of contact messages through $name', (door) => {
  it('allows five in ten minutes, including robots’, and returns the time to wait', async () => {
    await deleteRateLimits(strict);
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) => door.send(input, { website: index === 0 ? 'spam' : '' })),
    );
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/Please try again in (10 minutes|\d+ seconds)\./),
    });
    expect(await strict.app.dataSource.manager.count(ContactMessage)).toBeGreaterThanOrEqual(4);
    await endRateWindows(strict);
    expect(await door.send(input)).toMatchObject({ ok: true });
    await strict.app.dataSource.query('delete from contact_messages');
  });

  it('does not count messages that are refused as invalid', async () => {
    await deleteRateLimits(strict);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await door.send({ ...input, email: 'no' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    expect(await door.send(input)).toMatchObject({ ok: true });
  });
});

it.each([[undefined], [[]]])('the body %j is refused with a sentence', async (body) => {
  expect(await test.rest('POST', '/api/contact', { body })).toMatchObject({
    status: 400,
    body: { message: 'Please send the message as a JSON object' },
  });
});

it('a refusal over REST has Retry-After', async () => {
  await deleteRateLimits(strict);
  let answer;
  for (let tries = 0; tries < 6; tries += 1) {
    answer = await strict.rest('POST', '/api/contact', { body: input });
  }
  expect(answer?.status).toBe(429);
  const seconds = Number(answer?.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
});

describe('the list of contact messages', () => {
  const list = (token?: string, variables = {}) =>
    test.graphql(
      `query ($first: Int, $after: String) {
        contactMessages(first: $first, after: $after) {
          nodes { name email message }
          pageInfo { hasNextPage endCursor }
        }
      }`,
      variables,
      token,
    );

  it('is for admins only', async () => {
    const codeFor = async (token?: string) => (await list(token)).errors?.[0]?.extensions['code'];
    expect(await codeFor()).toBe('UNAUTHENTICATED');
    expect(await codeFor((await aCustomer(test)).token)).toBe('FORBIDDEN');
    expect(await codeFor((await anAdmin(test)).token)).toBeUndefined();
  });

  it('shows the newest first, page by page, as they were written', async () => {
    const { token } = await anAdmin(test);
    const [door] = contactDoorsOf(() => test);
    const texts = ['one', '<b>two</b>', 'three'];
    for (const message of texts) await door?.send({ ...input, message });
    const seen: string[] = [];
    let after: unknown;
    for (;;) {
      const { data } = await list(token, { first: 2, after });
      const page = data?.['contactMessages'] as {
        nodes: { message: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      seen.push(...page.nodes.map(({ message }) => message));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual(texts.toReversed());
  });
});
