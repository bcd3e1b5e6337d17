import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { contactDoorsOf } from '../../../test/contact-doors.js';
import { aCustomer, anAdmin } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { ContactMessage } from './contact-message.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
});
afterAll(() => test.close());

const input = { name: 'Asha Rao', email: 'asha@example.in', message: 'Do you have vada pav\nwithout onions?' };
const kept = () => test.app.dataSource.manager.find(ContactMessage);
const events = () =>
  test.app.dataSource.query<{ type: string; payload: unknown }[]>('select type, payload from outbox_events');

beforeEach(async () => {
  await test.app.dataSource.query('delete from contact_messages');
  await test.app.dataSource.query('delete from outbox_events');
});

describe.each(contactDoorsOf(() => test))('a contact message through $name', (door) => {
  it('is kept with its event, and answered', async () => {
    const told = await door.send(input);
    expect(told).toEqual({ ok: true, value: expect.stringContaining('Your message has reached us.') });
    const messages = await kept();
    expect(messages).toEqual([expect.objectContaining(input)]);
    expect(await events()).toEqual([{ type: 'contact.message-sent', payload: { messageId: messages[0]?.id } }]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['email', { email: 'asha at example' }],
    ['message', { message: '\n' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 'a\0b' }],
  ])('is refused for a bad %s: %j', async (field, bad) => {
    expect(await door.send({ ...input, ...bad })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
    expect(await kept()).toEqual([]);
  });

  it('takes the longest of each', async () => {
    const longest = { ...input, name: 'x'.repeat(120), message: 'ü'.repeat(5000) };
    expect(await door.send(longest)).toMatchObject({ ok: true });
    expect(await kept()).toEqual([expect.objectContaining(longest)]);
  });

  it('of a robot, which fills the hidden field, is answered alike and forgotten', async () => {
    const person = await door.send(input, { website: '' });
    const robot = await door.send(input, { website: 'https://spam.example' });
    expect(robot).toEqual(person);
    expect(await kept()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('is kept once, however often it is sent with one key', async () => {
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

describe('the list of messages', () => {
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

  it('is for admins alone', async () => {
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
