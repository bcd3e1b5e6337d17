import type { DevicePlace } from '../src/modules/auth/role.js';
import type { TestApp } from './app.js';
import { anAdmin, password, type Account } from './factories.js';
import { ask } from './people.js';

/** A tablet that is signed in. */
export interface Tablet {
  readonly id: string;
  readonly token: string;
}

interface OwnDevice {
  readonly id: string;
  readonly place: DevicePlace;
  readonly lockedSince: string | null;
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly personUntil: string | null;
  readonly persons: readonly {
    readonly id: string;
    readonly hasPin: boolean;
    readonly lockedUntil: string | null;
  }[];
  readonly approvers: readonly { readonly id: string }[];
}

export const ownDeviceFields = `{
  id place lockedSince personUntil person { id name } persons { id hasPin lockedUntil } approvers { id } }`;

/** Ends the session of whoever signs it in. */
export const registerDevice = (test: TestApp, by: Account, input: object = {}, proof: object = {}) =>
  ask<{ token: string; user: { id: string } }>(
    test,
    `mutation ($input: DeviceInput!, $currentPassword: String) {
       registerDevice(input: $input, currentPassword: $currentPassword) { token user { id } } }`,
    { input: { name: 'Kitchen', place: 'KITCHEN', ...input }, ...proof },
    by.token,
  );

/** Signed in by an owner of its own. */
export async function aTablet(test: TestApp, input: object = {}): Promise<Tablet> {
  const { value, message } = await registerDevice(test, await anAdmin(test), input);
  if (!value) throw new Error(message);
  return { id: value.user.id, token: value.token };
}

export const ownDevice = async (test: TestApp, { token }: Pick<Tablet, 'token'>) =>
  (await ask<OwnDevice | null>(test, `{ ownDevice ${ownDeviceFields} }`, {}, token)).value;

export const setPin = (test: TestApp, tablet: Tablet, { id }: Account, pin: string, more: object = {}) =>
  ask<OwnDevice>(
    test,
    `mutation ($personId: ID!, $pin: String!, $password: String!, $secondFactor: SecondFactorProofInput) {
       setPin(personId: $personId, pin: $pin, password: $password, secondFactor: $secondFactor) ${ownDeviceFields} }`,
    { personId: id, pin, password, ...more },
    tablet.token,
  );

export const enterPin = (test: TestApp, tablet: Tablet, { id }: Pick<Account, 'id'>, pin: string) =>
  ask<OwnDevice>(
    test,
    `mutation ($personId: ID!, $pin: String!) { enterPin(personId: $personId, pin: $pin) ${ownDeviceFields} }`,
    { personId: id, pin },
    tablet.token,
  );

export const leaveDevice = (test: TestApp, { token }: Tablet) =>
  ask<OwnDevice>(test, `mutation { leaveDevice ${ownDeviceFields} }`, {}, token);

export const noteDevice = (test: TestApp, { token }: Tablet, stamp?: string) =>
  ask<string>(test, 'mutation ($stamp: String) { noteDevice(stamp: $stamp) }', { stamp }, token);

/** As if its last report were a minute older. */
export const aMinuteAfter = (test: TestApp, { id }: Pick<Tablet, 'id'>) =>
  test.app.dataSource.query(
    `update devices set last_seen_at = last_seen_at - interval '1 minute' where id = $1`,
    [id],
  );

/** What an account is told, newest first. */
export async function noticesOf(test: TestApp, { token }: Pick<Account, 'token'>) {
  const query = '{ notifications(first: 10) { nodes { title body link } } }';
  const page = await ask<{ nodes: { title: string; body: string; link: string }[] }>(test, query, {}, token);
  return page.value?.nodes ?? [];
}

/** By its id, as somebody asks who may change it. */
export const changeDevice = (test: TestApp, { token }: Account, mutation: string) =>
  ask<unknown>(test, `mutation { ${mutation} }`, {}, token);

export const approve = (test: TestApp, { token }: Tablet, input: object) =>
  ask<{ id: string; approvedBy: string; expiresAt: string }>(
    test,
    'mutation ($input: ApprovalInput!) { approve(input: $input) { id approvedBy expiresAt } }',
    { input },
    token,
  );
