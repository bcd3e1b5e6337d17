import type { StaffRole } from '../src/modules/auth/role.js';
import type { TestApp } from './app.js';
import { password, type Account } from './factories.js';

/** What the only field of an operation has returned, or its error. */
interface Asked<T> {
  readonly value?: T;
  readonly code?: string;
  readonly message?: string;
}

export async function ask<T>(
  test: TestApp,
  query: string,
  variables: object = {},
  token?: string,
): Promise<Asked<T>> {
  const { data, errors } = await test.graphql(query, variables, token);
  const [error] = errors ?? [];
  if (error) return { code: error.extensions['code'] as string, message: error.message };
  return { value: Object.values(data ?? {})[0] as T };
}

interface Made {
  readonly token: string;
  readonly invitation: { readonly id: string; readonly expiresAt: string };
}

export const invite = (test: TestApp, { token }: Account, role: StaffRole, input: object = {}, proof = {}) =>
  ask<Made>(
    test,
    `mutation ($input: InvitationInput!, $currentPassword: String) {
       invitePerson(input: $input, currentPassword: $currentPassword) { token invitation { id expiresAt } } }`,
    { input: { name: 'Sunita Devi', role, ...input }, ...proof },
    token,
  );

/** The token of a link for this role. */
export async function aLink(
  test: TestApp,
  by: Account,
  role: StaffRole,
  input: object = {},
): Promise<string> {
  const { value, message } = await invite(test, by, role, input);
  if (!value) throw new Error(message);
  return value.token;
}

let count = 0;

/** Joins with a new account. */
export const accept = (test: TestApp, token: string, input: object = {}) => {
  count += 1;
  return ask<{ token: string; user: { id: string; staffRole: StaffRole; isEmailConfirmed: boolean } }>(
    test,
    `mutation ($input: AcceptInvitationInput!) {
       acceptInvitation(input: $input) { token user { id staffRole isEmailConfirmed } } }`,
    { input: { token, name: 'Sunita Devi', email: `joiner-${count}@example.in`, password, ...input } },
  );
};

export const join = (test: TestApp, token: string, who: Account, currentPassword = password) =>
  ask<{ staffRole: StaffRole; isEmailConfirmed: boolean }>(
    test,
    `mutation ($token: String!, $currentPassword: String!) {
       joinByInvitation(token: $token, currentPassword: $currentPassword) { staffRole isEmailConfirmed } }`,
    { token, currentPassword },
    who.token,
  );

export const changeRole = (test: TestApp, by: Account, id: string, role: StaffRole, proof = {}) =>
  ask<boolean>(
    test,
    `mutation ($id: ID!, $role: StaffRole!, $currentPassword: String) {
       changePersonsRole(id: $id, role: $role, currentPassword: $currentPassword) }`,
    { id, role, ...proof },
    by.token,
  );

export const end = (test: TestApp, by: Account, id: string, proof = {}) =>
  ask<boolean>(
    test,
    `mutation ($id: ID!, $currentPassword: String) { endPerson(id: $id, currentPassword: $currentPassword) }`,
    { id, ...proof },
    by.token,
  );

/** From now on a password is asked for. */
export async function ageSession(test: TestApp, { id }: Account): Promise<void> {
  await test.app.dataSource.query(
    `update sessions set created_at = now() - interval '16 minutes' where user_id = $1`,
    [id],
  );
}
