import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { badTexts, invisibleText, megabyte, saysWhatToDo } from '../doors/bad-texts.js';
import {
  restFieldsOf,
  restOperationsOf,
  sendRest,
  type RestAnswer,
  type RestField,
} from '../doors/rest-fields.js';
import { anAdmin } from '../factories.js';

let test: TestApp;
let token: string;
let fields: RestField[];
let headers: RestField[];
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '10000' });
  ({ token } = await anAdmin(test));
  const all = restFieldsOf(test).filter(({ isText }) => isText);
  fields = all.filter(({ part }) => part !== 'header');
  headers = all.filter(({ part }) => part === 'header');
});
afterAll(() => test.close());

/** The fields with another answer. */
async function wrongAnswers(
  sent: readonly RestField[],
  text: string,
  isRight: (answer: RestAnswer, field: RestField) => boolean,
) {
  const wrong: unknown[] = [];
  for (const field of sent) {
    const answer = await sendRest(test, field, text, token);
    const { route, part, name } = field;
    if (!isRight(answer, field)) wrong.push({ route, part, name, ...answer });
  }
  return wrong;
}

/** An address that cannot be decoded has no fields. */
const isRefused = ({ status, body: { message = '', errors = [] } }: RestAnswer, { part, name }: RestField) =>
  status === 400 &&
  saysWhatToDo(message) &&
  (errors.length > 0 || (part === 'path' && message.startsWith('The address'))) &&
  errors.every(({ field, message: why }) => field === name && saysWhatToDo(why));

describe('the text fields of REST', () => {
  it('are those of every route with input', () => {
    const known = new Set([...fields, ...headers].map(({ route }) => route));
    const others = restOperationsOf(test).filter(([route]) => !known.has(route));
    const taking = others.filter(
      ([, { parameters = [], requestBody }]) => parameters.length > 0 || requestBody,
    );
    expect(taking).toEqual([]);
    const parts = new Set(fields.map(({ part }) => part));
    expect([...parts].toSorted()).toEqual(['form', 'json', 'multipart', 'path', 'query']);
    expect(fields.length).toBeGreaterThan(60);
    expect(headers.length).toBeGreaterThan(5);
  });

  it.each(Object.entries(badTexts))('refuse %s, name the field and say what to do', async (_what, text) => {
    expect(await wrongAnswers(fields, text, isRefused)).toEqual([]);
  });

  it('refuse a megabyte', async () => {
    const isTooLarge = ({ status }: RestAnswer) => [400, 413, 431].includes(status);
    expect(await wrongAnswers(fields, megabyte, isTooLarge)).toEqual([]);
  });

  it('treat invisible text as blank', async () => {
    const isRight = (answer: RestAnswer, field: RestField) => {
      if (!field.isRequired) return answer.status < 500;
      // Compared unchanged: an old password may be invisible.
      if (field.route === 'POST /api/auth/login' && field.name === 'password') return answer.status === 401;
      return isRefused(answer, field);
    };
    expect(await wrongAnswers(fields, invisibleText, isRight)).toEqual([]);
  });
});

describe('the headers of REST', () => {
  it('are refused by name if they are too long', async () => {
    // A signature is compared, not stored; a picture route reads its form first.
    const kept = headers.filter(
      ({ name, route }) => name !== 'X-Razorpay-Signature' && !/(upload|image|logo|cover)$/.test(route),
    );
    expect(await wrongAnswers(kept, 'x'.repeat(5000), isRefused)).toEqual([]);
  });

  it('are refused if they contain a NUL', async () => {
    for (const { route, name } of headers) {
      const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
      socket.write(`${route} HTTP/1.1\r\nHost: shop\r\n${name}: a\0b\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
      socket.destroy();
    }
  });
});
