import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking } from '../a-booking.js';
import { TestApp } from '../app.js';
import { goodText } from '../doors/bad-texts.js';
import { graphqlFieldsOf, isText, refusalOf, sendGraphql } from '../doors/graphql-fields.js';
import { restFieldsOf, sendRest } from '../doors/rest-fields.js';
import { aCustomer, anAdmin } from '../factories.js';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '10000' });
  ({ token } = await anAdmin(test));
});
afterAll(() => test.close());

interface Meant {
  readonly name: string;
  readonly isNumber: boolean;
  readonly kind?: 'Query' | 'Mutation' | 'Subscription';
}

/** What both APIs answered to this value in each of these fields: error codes or, for REST, status and code. */
async function answersTo(value: unknown, isMeant: (field: Meant) => boolean) {
  const answers: { at: string; code: string | undefined; names: readonly string[] }[] = [];
  for (const field of graphqlFieldsOf(test)) {
    if (!isMeant({ ...field, isNumber: !isText(field.type) && field.type !== 'Boolean' })) continue;
    answers.push({
      at: `${field.operation} ${field.name}`,
      ...refusalOf(await sendGraphql(test, field, value, token)),
    });
  }
  for (const field of restFieldsOf(test)) {
    if (!isMeant(field)) continue;
    const { status, body } = await sendRest(test, field, value, token);
    answers.push({
      at: `${field.route} ${field.part} ${field.name}`,
      code: body.code ?? (status < 400 ? undefined : String(status)),
      names: (body.errors ?? []).map((error) => error.field),
    });
  }
  return answers;
}

const isDate = ({ name }: { name: string }) => name === 'date' || name === 'day';

describe('a date', () => {
  it.each([
    '10000-01-01',
    '275760-09-13',
    '+275760-09-13',
    '-000001-01-01',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '0000-00-00',
    '2026-11-21T19:30',
  ])('is refused by name if it does not exist: %s', async (date) => {
    const answers = await answersTo(date, isDate);
    expect(answers.length).toBeGreaterThanOrEqual(9);
    expect(
      answers.filter(({ code, names }) => code !== 'BAD_USER_INPUT' || !isDate({ name: names.join() })),
    ).toEqual([]);
  });

  it.each(['0000-01-01', '0001-01-01', '1600-02-29', '1969-12-31', '9996-02-29', '9999-12-31'])(
    'has no free times and cannot be booked if it is far away: %s',
    async (date) => {
      const { data, errors } = await test.graphql(`{ freeTimes(date: "${date}", guests: 2) }`);
      expect({ data, errors }).toEqual({ data: { freeTimes: [] }, errors: undefined });

      const customer = await aCustomer(test);
      const refused = { status: 400, body: { code: 'BAD_USER_INPUT', errors: [{ field: 'date' }] } };
      expect(
        await test.rest('POST', '/api/booking', { token: customer.token, body: aBooking({ date }) }),
      ).toMatchObject(refused);
      const { body } = await test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
        token: customer.token,
        body: aBooking(),
      });
      const route = `/api/booking/my/${body.booking._id}`;
      expect(await test.rest('PUT', route, { token: customer.token, body: { date } })).toMatchObject(refused);

      // Following such a day is valid: it just has no news.
      const answers = await answersTo(date, (field) => isDate(field) && field.kind !== 'Subscription');
      expect(answers.map(({ code }) => code)).not.toContain('INTERNAL_SERVER_ERROR');
    },
  );
});

describe('a number', () => {
  const extremes = [
    ...[2 ** 53, 2 ** 31, 1, 0.001, 1e21, 1e308].flatMap((value) => [value, -value]),
    0,
    1.5,
    2 ** 31 - 1,
    '7',
    'NaN',
    'Infinity',
    '-0',
    '0x10',
    '',
    true,
    null,
    [],
    {},
  ].map((value) => ({ value }));

  it.each(extremes)('is accepted or refused without an internal error: $value', async ({ value }) => {
    const answers = await answersTo(value, ({ isNumber }) => isNumber);
    expect(answers.length).toBeGreaterThanOrEqual(40);
    expect(answers.filter(({ code }) => /^INTERNAL_SERVER_ERROR$|^5/.test(code ?? ''))).toEqual([]);
  });

  it.each([-(2 ** 31), -1, 0, 21, 2 ** 31 - 1])(
    'is refused as guests outside 1 to 20: %d',
    async (guests) => {
      const answers = await answersTo(guests, ({ name }) => name === 'guests');
      expect(answers.length).toBe(6);
      expect(
        answers.filter(({ code, names }) => code !== 'BAD_USER_INPUT' || names.join() !== 'guests'),
      ).toEqual([]);
    },
  );

  it.each([2 ** 31, 1.5])('is refused as guests if it is no Int: %d', async (guests) => {
    const { errors } = await test.graphql(
      'query ($date: Date!, $guests: Int!) { freeTimes(date: $date, guests: $guests) }',
      { date: goodText('date'), guests },
    );
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it.each([0, -1, 101, 2 ** 31 - 1])('is refused as a page size outside 1 to 100: %d', async (first) => {
    const answers = await answersTo(first, ({ name }) => name === 'first');
    expect(answers.length).toBeGreaterThanOrEqual(10);
    expect(
      answers.filter(({ code, names }) => code !== 'BAD_USER_INPUT' || names.join() !== 'first'),
    ).toEqual([]);
  });
});
