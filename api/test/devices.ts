import type { DevicePlace } from '../src/modules/auth/role.js';
import type { TestApp } from './app.js';
import { password, type Account } from './factories.js';
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

export async function aTablet(test: TestApp, by: Account, input: object = {}): Promise<Tablet> {
  const { value, message } = await registerDevice(test, by, input);
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
