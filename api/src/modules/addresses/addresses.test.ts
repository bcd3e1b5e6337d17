import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { graphqlCaller, restCaller, value } from '../../../test/doors/doors.js';
import { aCustomer, anAddress, aSavedAddress } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { User } from '../auth/user.entity.js';
import { SavedAddress } from './saved-address.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

interface Seen {
  readonly id: string;
  readonly label: string;
  readonly name: string | null;
  readonly flat: string;
  readonly street: string;
  readonly landmark: string | null;
  readonly pinCode: string;
  readonly coordinates: object | null;
}
type OfRest = Omit<Seen, 'id'> & { readonly _id: string };

const fields = '{ id label name flat street landmark pinCode coordinates { lat lng } }';
const route = '/api/users/addresses';

function doors() {
  const graphql = graphqlCaller(() => test);
  const rest = restCaller(() => test);
  const same = <T>(answer: T) => answer;
  const seen = ({ _id, label, name, flat, street, landmark, pinCode, coordinates }: OfRest): Seen => ({
    id: _id,
    label,
    name,
    flat,
    street,
    landmark,
    pinCode,
    coordinates,
  });
  const ofAnswer = ({ address }: { readonly address: OfRest }) => seen(address);
  return [
    {
      name: 'GraphQL',
      list: (token: string | undefined) =>
        graphql<Seen[], Seen[]>(`{ savedAddresses ${fields} }`, 'savedAddresses', same, {}, token),
      add: (token: string | undefined, input: object, idempotencyKey?: string) =>
        graphql<Seen, Seen>(
          `mutation ($input: SavedAddressInput!, $idempotencyKey: String) {
             addAddress(input: $input, idempotencyKey: $idempotencyKey) ${fields}
           }`,
          'addAddress',
          same,
          { input, idempotencyKey },
          token,
        ),
      update: (token: string | undefined, id: string, input: object) =>
        graphql<Seen, Seen>(
          `mutation ($id: ID!, $input: SavedAddressInput!) { updateAddress(id: $id, input: $input) ${fields} }`,
          'updateAddress',
          same,
          { id, input },
          token,
        ),
      remove: (token: string | undefined, id: string) =>
        graphql<unknown, unknown>(
          'mutation ($id: ID!) { removeAddress(id: $id) { id } }',
          'removeAddress',
          same,
          { id },
          token,
        ),
    },
    {
      name: 'REST',
      list: (token: string | undefined) =>
        rest<OfRest[], Seen[]>('GET', route, (all) => all.map(seen), { token }),
      add: (token: string | undefined, body: object, key?: string) =>
        rest<{ address: OfRest }, Seen>('POST', route, ofAnswer, { token, body, key }),
      update: (token: string | undefined, id: string, body: object) =>
        rest<{ address: OfRest }, Seen>('PUT', `${route}/${id}`, ofAnswer, { token, body }),
      remove: (token: string | undefined, id: string) =>
        rest<unknown, unknown>('DELETE', `${route}/${id}`, same, { token }),
    },
  ];
}

const countOf = (userId: string) => test.app.dataSource.manager.countBy(SavedAddress, { userId });

describe.each(doors())('saved addresses through $name', (door) => {
  const idsOf = async (token: string) => value(await door.list(token)).map(({ id }) => id);

  it('are kept, changed and removed, the last saved first', async () => {
    const { token } = await aCustomer(test);
    const home = value(await door.add(token, anAddress));
    expect(home).toMatchObject({ ...anAddress, name: null, landmark: null, coordinates: null });
    const aunt = {
      label: 'OTHER',
      name: ' Aunt Meera ',
      flat: '12',
      street: 'Hill Road',
      landmark: 'Opposite the temple',
      pinCode: '४०० ०५०',
      coordinates: { lat: 19.05, lng: 72.83 },
    };
    const other = value(await door.add(token, aunt));
    expect(other).toMatchObject({ ...aunt, name: 'Aunt Meera', pinCode: '400050' });
    expect(await idsOf(token)).toEqual([other.id, home.id]);
    const moved = value(
      await door.update(token, home.id, { ...anAddress, label: 'WORK', name: 'Dropped', landmark: ' ' }),
    );
    expect(moved).toMatchObject({ id: home.id, label: 'WORK', name: null, landmark: null });
    expect(await idsOf(token)).toEqual([home.id, other.id]);
    value(await door.remove(token, home.id));
    expect(await idsOf(token)).toEqual([other.id]);
    expect(await door.remove(token, home.id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('are NOT_FOUND for others, exactly as unknown ids', async () => {
    const owner = await aCustomer(test);
    const { id } = await aSavedAddress(test, owner);
    const { token } = await aCustomer(test);
    const unknown = newId();
    expect(await door.update(token, id, anAddress)).toEqual(await door.update(token, unknown, anAddress));
    expect(await door.remove(token, id)).toEqual(await door.remove(token, unknown));
    expect(await door.remove(token, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await idsOf(token)).toEqual([]);
    expect(await idsOf(owner.token)).toEqual([id]);
  });

  it('need a login', async () => {
    const refused = { ok: false, code: 'UNAUTHENTICATED' };
    expect(await door.list(undefined)).toMatchObject(refused);
    expect(await door.add(undefined, anAddress)).toMatchObject(refused);
    expect(await door.update(undefined, newId(), anAddress)).toMatchObject(refused);
    expect(await door.remove(undefined, newId())).toMatchObject(refused);
  });

  it('name each field that is not valid', async () => {
    const { id, token } = await aCustomer(test);
    const refusal = async (input: object) => {
      const outcome = await door.add(token, { ...anAddress, ...input });
      return outcome.ok ? undefined : [outcome.code, ...outcome.fields, outcome.message];
    };
    const pinCode = ['BAD_USER_INPUT', 'pinCode', 'Please enter a PIN code of six digits'];
    for (const bad of ['56001', '5600011', '012345', '56000x'])
      expect(await refusal({ pinCode: bad })).toEqual(pinCode);
    expect(await refusal({ flat: ' ' })).toEqual([
      'BAD_USER_INPUT',
      'flat',
      'Please enter the flat or house',
    ]);
    expect(await refusal({ street: '' })).toEqual([
      'BAD_USER_INPUT',
      'street',
      'Please enter the street and area',
    ]);
    expect(await refusal({ flat: 'x'.repeat(81) })).toContain('flat');
    expect(await refusal({ street: 'x'.repeat(201) })).toContain('street');
    expect(await refusal({ landmark: 'x'.repeat(101) })).toContain('landmark');
    expect(await refusal({ label: 'OTHER', name: 'x'.repeat(41) })).toContain('name');
    expect(await refusal({ label: 'OTHER' })).toEqual([
      'BAD_USER_INPUT',
      'name',
      'Please enter a name for this address',
    ]);
    expect(await refusal({ coordinates: { lat: 91, lng: 72.83 } })).toContain('coordinates.lat');
    // GraphQL refuses a wrong type before the service sees it.
    expect((await refusal({ coordinates: { lat: '19.05', lng: '72.83' } }))?.[0]).toBe('BAD_USER_INPUT');
    expect((await refusal({ label: 'CASTLE' }))?.[0]).toBe('BAD_USER_INPUT');
    expect(await countOf(id)).toBe(0);
  });

  it('are saved once for parallel requests with the same key', async () => {
    const { id, token } = await aCustomer(test);
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => door.add(token, anAddress, key)));
    expect(new Set(sent.map((each) => value(each).id)).size).toBe(1);
    expect(await countOf(id)).toBe(1);
    expect(await door.add(token, { ...anAddress, flat: '4' }, key)).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  it('are limited to 20 per account, also for parallel requests', async () => {
    const customer = await aCustomer(test);
    const { id, token } = customer;
    for (let saved = 0; saved < 19; saved += 1) await aSavedAddress(test, customer);
    const last = await Promise.all(Array.from({ length: 20 }, () => door.add(token, anAddress)));
    expect(last.filter(({ ok }) => ok)).toHaveLength(1);
    expect(last.find(({ ok }) => !ok)).toMatchObject({
      code: 'CONFLICT',
      message: 'You have saved as many addresses as possible. Please remove one before you add another.',
    });
    expect(await countOf(id)).toBe(20);
    const [first] = await idsOf(token);
    value(await door.update(token, first!, { ...anAddress, flat: '4' }));
  });
});

describe('a deleted account', () => {
  it('is deleted together with its saved addresses', async () => {
    const owner = await aCustomer(test);
    await aSavedAddress(test, owner);
    await test.app.dataSource.manager.delete(User, { id: owner.id });
    expect(await countOf(owner.id)).toBe(0);
  });
});
