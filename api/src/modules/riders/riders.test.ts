import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { aTablet } from '../../../test/devices.js';
import { heldUp } from '../../../test/locks.js';
import { ask, changeRole, end } from '../../../test/people.js';
import { assign, placeDelivery, setStatus, versionOf } from '../../../test/riders.js';
import { enrol } from '../../../test/second-factor.js';
import { newId } from '../../platform/ids.js';

let test: TestApp;
let owner: Account;
let counter: Account;
let ravi: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  owner = await anAdmin(test, 'Omkar Patil');
  counter = await aStaffMember(test, 'COUNTER', 'Leela Das');
  ravi = await aStaffMember(test, 'RIDER', 'Ravi Kumar');
  dishId = (await aDish(test)).id;
  await changeRestaurant(test, owner, { orderWays: ['DELIVERY', 'PICKUP'] });
});
afterAll(() => test.close());

const place = (way?: string) => placeDelivery(test, { dishId, ...(way && { way }) });

interface Shown {
  readonly rider: { readonly name: string } | null;
  readonly changes: readonly {
    readonly kind: string;
    readonly by: string | null;
    readonly rider: string | null;
  }[];
}
const shown = async (id: string, { token }: Account = owner) => {
  const query = 'query ($id: ID!) { order(id: $id) { rider { name } changes { kind by rider } } }';
  const { value } = await ask<Shown>(test, query, { id }, token);
  return value;
};

const demandFactorOf = (roles: string[]) =>
  test.app.dataSource.query('update second_factor_rule set roles = $1', [roles]);
const giveFactor = ({ id }: Account) =>
  test.app.dataSource.query('update users set second_factor_since = now() where id = $1', [id]);

describe('the list of riders', () => {
  it('has those who may deliver, riders first, through both doors', async () => {
    await aStaffMember(test, 'KITCHEN', 'Babu');
    const { value } = await ask<{ name: string }[]>(test, '{ riders { id name } }', {}, counter.token);
    expect(value?.map(({ name }) => name)).toEqual(['Ravi Kumar', 'Leela Das', 'Omkar Patil']);
    const { body } = await test.rest<{ _id: string }[]>('GET', '/api/admin/riders', counter);
    expect(body[0]).toEqual({ _id: ravi.id, name: 'Ravi Kumar' });
  });

  it('lacks those who lack a demanded second factor, to whom no order is assigned', async () => {
    const id = await place();
    await demandFactorOf(['RIDER']);
    try {
      const { body } = await test.rest<{ name: string }[]>('GET', '/api/admin/riders', counter);
      expect(body.map(({ name }) => name)).toEqual(['Leela Das', 'Omkar Patil']);
      expect((await assign(test, counter, id, ravi)).code).toBe('CONFLICT');
      await giveFactor(ravi);
      expect((await assign(test, counter, id, ravi)).value?.rider).toMatchObject({ id: ravi.id });
    } finally {
      await demandFactorOf([]);
    }
  });
});

describe('the rider of an order', () => {
  it('is assigned and taken off again, with a version, the names in history and audit log, and live', async () => {
    const id = await place();
    const live = test.live(counter.token).iterate({
      query: `subscription { orderUpdated(id: "${id}") { version rider { name } } }`,
    });
    await live.next();
    expect(await assign(test, counter, id, ravi)).toEqual({
      value: { version: 2, rider: { id: ravi.id, name: 'Ravi Kumar' } },
    });
    expect((await live.next()).value).toMatchObject({
      data: { orderUpdated: { version: 2, rider: { name: 'Ravi Kumar' } } },
    });
    expect(await shown(id)).toEqual({
      rider: { name: 'Ravi Kumar' },
      changes: [
        { kind: 'STATUS', by: 'Asha Rao', rider: null },
        { kind: 'RIDER', by: 'Leela Das', rider: 'Ravi Kumar' },
      ],
    });
    const { status, body } = await test.rest('PUT', `/api/admin/orders/${id}/rider`, {
      token: counter.token,
      body: { riderId: null, version: 2 },
    });
    expect([status, body]).toEqual([200, { orderId: id, version: 3, rider: null }]);
    expect(await shown(id)).toMatchObject({ rider: null, changes: [{}, {}, { kind: 'RIDER', rider: null }] });
    const { value } = await ask<{ nodes: object[] }>(
      test,
      'query ($id: ID!) { auditEntries(subjectId: $id) { nodes { actorName changes { field before after } } } }',
      { id },
      owner.token,
    );
    expect(value?.nodes[0]).toEqual({
      actorName: 'Leela Das',
      changes: [
        { field: 'rider', before: '"Ravi Kumar"', after: 'null' },
        { field: 'change', before: null, after: '"rider"' },
      ],
    });
  });

  it('is refused to one of two who choose at the same time', async () => {
    const sunil = await aStaffMember(test, 'RIDER', 'Sunil');
    const id = await place();
    const answers = await Promise.all([
      assign(test, counter, id, ravi, 1),
      assign(test, owner, id, sunil, 1),
    ]);
    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
    expect(answers.find(({ code }) => code)?.message).toMatch(/^Somebody else has just changed this order/);
    const chosen = answers.find(({ value }) => value)?.value?.rider?.name;
    expect((await shown(id))?.rider?.name).toBe(chosen);
  });

  it('stays without a new version if the same one is chosen again', async () => {
    const id = await place();
    await assign(test, counter, id, ravi);
    expect((await assign(test, owner, id, ravi, 1)).value?.version).toBe(2);
  });

  it('is for open deliveries, and somebody who may deliver', async () => {
    const refused = async (id: string, rider: Pick<Account, 'id'>) =>
      (await assign(test, owner, id, rider)).code;
    const cook = await aStaffMember(test, 'KITCHEN');
    expect(await refused(await place('PICKUP'), ravi)).toBe('CONFLICT');
    const id = await place();
    const tablet = await aTablet(test, { name: 'Till', place: 'COUNTER' });
    for (const other of [cook, await aCustomer(test), tablet, { id: newId() }])
      expect(await refused(id, other)).toBe('CONFLICT');
    await setStatus(test, owner, id, 'Delivered');
    expect(await refused(id, ravi)).toBe('CONFLICT');
    expect((await shown(id))?.rider).toBeNull();
  });

  it('is known to staff alone', async () => {
    const asha = await aCustomer(test, 'Asha Rao');
    const id = await placeDelivery(test, { dishId, customer: asha });
    await assign(test, counter, id, ravi);
    expect(await shown(id, asha)).toEqual({
      rider: null,
      changes: [
        { kind: 'STATUS', by: 'Asha Rao', rider: null },
        { kind: 'RIDER', by: null, rider: null },
      ],
    });
  });

  it('is known to its customer by the first name, while the order is on its way', async () => {
    const asha = await aCustomer(test, 'Asha Rao');
    const id = await placeDelivery(test, { dishId, customer: asha });
    await assign(test, counter, id, ravi);
    const names: (string | null)[] = [];
    for (const status of ['Preparing', 'Out for Delivery', 'Delivered']) {
      await setStatus(test, owner, id, status);
      const { value } = await ask<{ riderFirstName: string | null }>(
        test,
        'query ($id: ID!) { order(id: $id) { riderFirstName } }',
        { id },
        asha.token,
      );
      const { body } = await test.rest<{ riderFirstName: string | null; rider: null }>(
        'GET',
        `/api/orders/${id}`,
        asha,
      );
      expect([body.riderFirstName, body.rider]).toEqual([value?.riderFirstName, null]);
      names.push(body.riderFirstName);
    }
    expect(names).toEqual([null, 'Ravi', null]);
  });
});

describe('of whom a second factor is demanded, and who has none', () => {
  const demand = async (roles: string[]) => {
    const [{ version }] = await test.app.dataSource.query<[{ version: number }]>(
      'select version from second_factor_rule',
    );
    const body = { roles, version };
    const { status } = await test.rest('PUT', '/api/admin/second-factor', { token: owner.token, body });
    expect(status).toBe(200);
  };
  afterEach(() => demand([]));

  it('loses the open orders, and whoever has one keeps them', async () => {
    const [gopal, mohan] = [
      await aStaffMember(test, 'RIDER', 'Gopal'),
      await aStaffMember(test, 'RIDER', 'Mohan'),
    ];
    await giveFactor(mohan);
    const [open, onItsWay, done, kept] = [await place(), await place(), await place(), await place()];
    for (const id of [open, onItsWay, done]) await assign(test, counter, id, gopal);
    await assign(test, counter, kept, mohan);
    for (const status of ['Preparing', 'Out for Delivery']) await setStatus(test, owner, onItsWay, status);
    await setStatus(test, owner, done, 'Delivered');
    await demand(['RIDER']);
    for (const id of [open, onItsWay]) await expect.poll(async () => (await shown(id))?.rider).toBeNull();
    expect((await shown(onItsWay))?.changes.filter(({ kind }) => kind === 'RIDER')).toEqual([
      { kind: 'RIDER', by: 'Leela Das', rider: 'Gopal' },
      { kind: 'RIDER', by: null, rider: null },
    ]);
    expect((await shown(done))?.rider).toEqual({ name: 'Gopal' });
    expect((await shown(kept))?.rider).toEqual({ name: 'Mohan' });
    await giveFactor(gopal);
    expect((await assign(test, counter, open, gopal)).value?.rider).toMatchObject({ name: 'Gopal' });
  });

  it('loses them if the second factor goes later', async () => {
    const gopal = await aStaffMember(test, 'RIDER', 'Gopal');
    await enrol(test, gopal);
    await demand(['RIDER']);
    const id = await place();
    await assign(test, counter, id, gopal);
    const turnOff = 'mutation { turnOffSecondFactor { since } }';
    expect((await ask(test, turnOff, {}, gopal.token)).value).toEqual({ since: null });
    await expect.poll(async () => (await shown(id))?.rider).toBeNull();
  });

  it('has no order left that is being assigned when it is demanded', async () => {
    const gopal = await aStaffMember(test, 'RIDER', 'Gopal');
    const id = await place();
    const version = await versionOf(test, owner, id);
    const { dataSource } = test.app;
    const both = await dataSource.transaction(async (tx) => {
      await tx.query('lock table order_changes in share mode');
      const assigning = assign(test, counter, id, gopal, version);
      await expect.poll(() => heldUp(dataSource)).toBe(1);
      const demanding = demand(['RIDER']);
      await expect.poll(() => heldUp(dataSource)).toBe(2);
      return () => Promise.all([assigning, demanding]);
    });
    const [assigned] = await both();
    expect(assigned.value?.rider).toMatchObject({ name: 'Gopal' });
    await expect.poll(async () => (await shown(id))?.rider).toBeNull();
  });
});

describe('whose role ends', () => {
  it('loses the open orders, and keeps those that were delivered', async () => {
    const gone = await aStaffMember(test, 'RIDER', 'Gopal');
    const [open, done] = [await place(), await place()];
    for (const id of [open, done]) await assign(test, counter, id, gone);
    await setStatus(test, owner, done, 'Delivered');
    await end(test, owner, gone.id);
    await expect.poll(async () => (await shown(open))?.rider).toBeNull();
    expect((await shown(open))?.changes.at(-1)).toEqual({ kind: 'RIDER', by: null, rider: null });
    expect((await shown(done))?.rider).toEqual({ name: 'Gopal' });
  });

  it('loses them for a role that does not deliver, and keeps them for one that does', async () => {
    const person = await aStaffMember(test, 'RIDER', 'Mohan');
    const id = await place();
    await assign(test, counter, id, person);
    await changeRole(test, owner, person.id, 'COUNTER');
    await changeRole(test, owner, person.id, 'KITCHEN');
    await expect.poll(async () => (await shown(id))?.rider).toBeNull();
    expect((await shown(id))?.changes.filter(({ kind }) => kind === 'RIDER')).toHaveLength(2);
  });

  it('loses none that got another rider or an end meanwhile', async () => {
    const gone = await aStaffMember(test, 'RIDER', 'Kiran');
    const [first, given, done, last] = (
      await Promise.all([place(), place(), place(), place()])
    ).toSorted() as [string, string, string, string];
    for (const id of [first, given, done, last]) await assign(test, counter, id, gone);
    await test.app.dataSource.transaction(async (tx) => {
      await tx.query('select from orders where id = $1 for no key update', [first]);
      await end(test, owner, gone.id);
      await expect.poll(() => heldUp(test.app.dataSource)).toBe(1);
      await assign(test, counter, given, ravi);
      await setStatus(test, owner, done, 'Delivered');
    });
    await expect.poll(async () => (await shown(last))?.rider).toBeNull();
    const names = await Promise.all([first, given, done].map(async (id) => (await shown(id))?.rider?.name));
    expect(names).toEqual([undefined, 'Ravi Kumar', 'Kiran']);
  });

  it('has no order left that was assigned at the same time, in 10 rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await aStaffMember(test, 'RIDER');
      const id = await place();
      const version = await versionOf(test, owner, id);
      await Promise.all([assign(test, counter, id, person, version), end(test, owner, person.id)]);
      await expect.poll(async () => (await shown(id))?.rider).toBeNull();
    }
  });
});
