import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { createScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { OpenMessages1764004700060 } from '../../platform/migrations/1764004700060-open-messages.js';
import { migrations } from '../../platform/migrations/index.js';

let test: TestApp;
let admin: Account;
let asha: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.dataSource.query('delete from contact_messages');
  asha = await aCustomer(test);
});

interface Seen {
  readonly id: string;
  readonly message: string;
  readonly answeredAt: string | null;
  readonly reply: string | null;
  readonly canReply: boolean;
}
const fields = '{ id message answeredAt reply canReply }';

const send = (query: string, variables: object, token: string | undefined = admin.token) =>
  test.graphql(query, { ...variables }, token);
async function seen(query: string, variables: object): Promise<Seen> {
  const { data, errors } = await send(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as Seen;
}
const answerMutation = `mutation ($id: ID!, $reply: String) { answerContactMessage(id: $id, reply: $reply) ${fields} }`;
const reopenMutation = `mutation ($id: ID!) { reopenContactMessage(id: $id) ${fields} }`;
const answer = (id: string, reply?: string) => seen(answerMutation, { id, reply });
const reopen = (id: string) => seen(reopenMutation, { id });
const codeOf = async (query: string, variables: object, token?: string) =>
  (await send(query, variables, token)).errors?.[0]?.extensions['code'];
async function list(isAnswered?: boolean): Promise<string[]> {
  const { data } = await send(
    `query ($isAnswered: Boolean) { contactMessages(isAnswered: $isAnswered) { nodes ${fields} } }`,
    { isAnswered },
  );
  return (data as { contactMessages: { nodes: Seen[] } }).contactMessages.nodes.map(({ message }) => message);
}

/** @returns its id */
async function written(message: string, sender?: Account): Promise<string> {
  const input = { name: 'Asha Rao', email: 'asha@example.in', message };
  const { data } = await test.graphql(
    'mutation ($input: ContactInput!) { sendContactMessage(input: $input) { id } }',
    { input },
    sender?.token,
  );
  return (data as { sendContactMessage: { id: string } }).sendContactMessage.id;
}
const repliesTo = ({ id }: Account) =>
  test.app.dataSource.query<{ title: string; body: string; link: string }[]>(
    `select title, body, link from notifications
     where user_id = $1 and kind = 'contact.message-answered' order by created_at`,
    [id],
  );

describe('a message of a customer', () => {
  it('is open until staff mark it as done, and open again if they say so', async () => {
    const [first, second] = [await written('First'), await written('Second')];
    expect(await list(false)).toEqual(['Second', 'First']);
    expect(await answer(first)).toMatchObject({ answeredAt: expect.any(String), reply: null });
    expect([await list(false), await list(true), await list()]).toEqual([
      ['Second'],
      ['First'],
      ['Second', 'First'],
    ]);
    expect(await reopen(first)).toMatchObject({ answeredAt: null });
    expect(await reopen(second)).toMatchObject({ answeredAt: null });
    expect(await list(true)).toEqual([]);
  });

  it('is answered once, and its sender is notified of each reply', async () => {
    const id = await written('Do you cater for parties?', asha);
    const replies = await Promise.all(Array.from({ length: 5 }, () => answer(id, ' Yes, call us. ')));
    expect(new Set(replies.map(({ reply }) => reply))).toEqual(new Set(['Yes, call us.']));
    expect(await codeOf(answerMutation, { id, reply: 'No.' })).toBe('CONFLICT');
    await reopen(id);
    await answer(id, 'For up to 40 people.');
    const title = 'The restaurant has answered your message';
    await expect
      .poll(() => repliesTo(asha))
      .toEqual([
        { title, body: 'Yes, call us.', link: '/contact' },
        { title, body: 'For up to 40 people.', link: '/contact' },
      ]);
  });

  it('keeps its reply when it is done again without one, of which nobody is notified', async () => {
    const id = await written('Do you deliver to Hebbal?', asha);
    await answer(id, 'Yes.');
    await reopen(id);
    expect(await answer(id)).toMatchObject({ answeredAt: expect.any(String), reply: 'Yes.' });
    await answer(await written('And to Yelahanka?', asha), 'No.');
    await expect.poll(async () => (await repliesTo(asha)).map(({ body }) => body)).toEqual(['Yes.', 'No.']);
  });

  it('takes one of several answers at once', async () => {
    const id = await written('When do you open?', asha);
    const codes = await Promise.all(
      ['At 11', 'At noon', 'Tomorrow'].map((reply) => codeOf(answerMutation, { id, reply })),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(2);
  });

  it('of a stranger can be done, but not replied to in the shop', async () => {
    const id = await written('Hello');
    expect(await codeOf(answerMutation, { id, reply: 'Hello!' })).toBe('BAD_USER_INPUT');
    expect(await answer(id)).toMatchObject({ canReply: false, answeredAt: expect.any(String) });
    expect(await answer(await written('Hello', asha))).toMatchObject({ canReply: true });
  });

  it('is answered by staff alone', async () => {
    const id = await written('Hello', asha);
    for (const mutation of [answerMutation, reopenMutation]) {
      expect(await codeOf(mutation, { id }, asha.token)).toBe('FORBIDDEN');
      expect(await codeOf(mutation, { id: newId() })).toBe('NOT_FOUND');
    }
    expect(await codeOf(answerMutation, { id, reply: 'x'.repeat(1001) })).toBe('BAD_USER_INPUT');
  });

  it('about an order stays done', async () => {
    const { id: dishId } = await aDish(test);
    const placed = { items: [{ menuItem: dishId, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' };
    const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: placed,
    });
    const report = async (reason: string) => {
      const { data } = await send(
        `mutation ($id: ID!, $reason: OrderProblemReason!) {
           reportOrderProblem(id: $id, input: { reason: $reason }) { problem { id } }
         }`,
        { id: body._id, reason },
        asha.token,
      );
      return (data as { reportOrderProblem: { problem: { id: string } } }).reportOrderProblem.problem.id;
    };
    const late = await report('LATE');
    await answer(late, 'Sorry.');
    expect(await codeOf(reopenMutation, { id: late })).toBe('CONFLICT');
    expect(await answer(late)).toMatchObject({ answeredAt: expect.any(String), reply: 'Sorry.' });
  });
});

it('after an update, messages of the last week are open, and those of older processes', async () => {
  const database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const from = migrations.indexOf(OpenMessages1764004700060);
    for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
    const insert = (message: string, days: number) =>
      dataSource.query(
        `insert into contact_messages (id, name, email, message, created_at)
         values ($1, 'Asha', 'asha@example.in', $2, now() - make_interval(days => $3))`,
        [newId(), message, days],
      );
    await insert('Old', 8);
    await insert('Recent', 6);
    await dataSource.runMigrations();
    await insert('New', 0);
    expect(
      await dataSource.query('select message from contact_messages where answered_at is null order by 1'),
    ).toEqual([{ message: 'New' }, { message: 'Recent' }]);
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
});
