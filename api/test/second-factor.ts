import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/server';
import type { TestApp } from './app.js';
import { password, type Account } from './factories.js';
import { codeOf } from './totp-codes.js';

/** The answer of an operation, in terms that both APIs share. */
interface Said<T> {
  readonly value?: T;
  readonly code?: string;
  readonly message?: string;
  readonly fields?: string[];
  readonly ticket?: string;
  readonly methods?: string[];
}

interface Caller {
  readonly token?: string | undefined;
  /** IP address. */
  readonly from?: string;
}

type Input = Record<string, unknown>;

interface OwnFactors {
  readonly since: string | null;
  readonly methods: string[];
  readonly recoveryCodesLeft: number;
  readonly isDemanded: boolean;
  readonly passkeys: {
    readonly id: string;
    readonly name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
    readonly isBackedUp: boolean;
  }[];
}

/** Operations on second factors. */
export interface FactorDoor {
  readonly name: string;
  login(email: string, secret?: string, from?: string): Promise<Said<{ token: string; deviceToken: string }>>;
  secondStep(input: Input, from?: string): Promise<Said<{ token: string; deviceToken: string }>>;
  prove(token: string, proof: Input, from?: string): Promise<Said<unknown>>;
  own(token: string): Promise<Said<OwnFactors>>;
  start(token: string, proof?: Input): Promise<Said<{ key: string; url: string }>>;
  confirm(token: string, digits: string): Promise<Said<{ recoveryCodes: string[] }>>;
  renew(token: string, proof?: Input): Promise<Said<{ recoveryCodes: string[] }>>;
  turnOff(token: string, proof?: Input): Promise<Said<{ since: string | null }>>;
  requestPasskeyForLogin(ticket: string | undefined): Promise<Said<RequestOptions>>;
  requestPasskey(token: string): Promise<Said<RequestOptions>>;
  startPasskey(token: string, proof?: Input): Promise<Said<CreationOptions>>;
  confirmPasskey(token: string, passkey: object, name?: string): Promise<Said<{ recoveryCodes: string[] }>>;
  renamePasskey(token: string, id: string, name: string): Promise<Said<OwnFactors>>;
  removePasskey(token: string, id: string, proof?: Input): Promise<Said<OwnFactors>>;
}

const headersOf = ({ from }: Caller) => (from === undefined ? {} : { headers: { 'X-Forwarded-For': from } });

/** GraphQL, then REST. Addresses of callers need `TRUST_PROXY`. */
export const factorDoorsOf = (test: () => TestApp): FactorDoor[] => [graphqlDoor(test), restDoor(test)];

type InRest = Omit<OwnFactors, 'passkeys'> & {
  readonly passkeys: (Omit<OwnFactors['passkeys'][number], 'id'> & { readonly _id: string })[];
};

const withIds = ({ value, ...said }: Said<InRest>): Said<OwnFactors> => ({
  ...said,
  ...(value && {
    value: { ...value, passkeys: value.passkeys.map(({ _id, ...passkey }) => ({ ...passkey, id: _id })) },
  }),
});

function restDoor(test: () => TestApp): FactorDoor {
  const call = async <T>(
    method: string,
    route: string,
    body?: Input,
    caller: Caller = {},
  ): Promise<Said<T>> => {
    const { token } = caller;
    const answer = await test().rest<T & Said<T> & { errors?: { field: string }[] }>(method, route, {
      token,
      ...(body && { body }),
      ...headersOf(caller),
    });
    if (answer.status < 400) return { value: answer.body };
    const { errors, ...said } = answer.body;
    return { ...said, fields: (errors ?? []).map(({ field }) => field) };
  };
  const own = '/api/auth/second-factor';
  return {
    name: 'REST',
    login: (email, secret = password, from = '203.0.113.1') =>
      call('POST', '/api/auth/login', { email, password: secret }, { from }),
    secondStep: (input, from = '203.0.113.1') =>
      call('POST', '/api/auth/login/second-factor', input, { from }),
    prove: (token, proof, from = '203.0.113.1') => call('POST', `${own}/proof`, proof, { token, from }),
    own: async (token) => withIds(await call('GET', own, undefined, { token })),
    start: (token, proof = {}) => call('POST', `${own}/authenticator`, proof, { token }),
    confirm: (token, digits) => call('POST', `${own}/authenticator/confirm`, { digits }, { token }),
    renew: (token, proof = {}) => call('POST', `${own}/recovery-codes`, proof, { token }),
    turnOff: (token, proof = {}) => call('POST', `${own}/off`, proof, { token }),
    requestPasskeyForLogin: (ticket) => call('POST', '/api/auth/login/passkey', { ticket }),
    requestPasskey: (token) => call('POST', `${own}/passkey-request`, {}, { token }),
    startPasskey: (token, proof = {}) => call('POST', `${own}/passkeys`, proof, { token }),
    confirmPasskey: (token, passkey, name = 'Pixel') =>
      call('POST', `${own}/passkeys/confirm`, { passkey, name }, { token }),
    renamePasskey: async (token, id, name) =>
      withIds(await call('PATCH', `${own}/passkeys/${id}`, { name }, { token })),
    removePasskey: async (token, id, proof = {}) =>
      withIds(await call('POST', `${own}/passkeys/${id}/remove`, proof, { token })),
  };
}

function graphqlDoor(test: () => TestApp): FactorDoor {
  interface Body<T> {
    readonly data?: Record<string, T> | null;
    readonly errors?: {
      message: string;
      extensions: Omit<Said<T>, 'fields'> & { fields?: { field: string }[] };
    }[];
  }
  const call = async <T>(query: string, variables: Input, caller: Caller): Promise<Said<T>> => {
    const { token } = caller;
    const { body } = await test().rest<Body<T>>('POST', '/graphql', {
      token,
      body: { query, variables },
      ...headersOf(caller),
    });
    const [error] = body.errors ?? [];
    if (!error) return { value: Object.values(body.data ?? {})[0] as T };
    const { fields = [], ...said } = error.extensions;
    return { ...said, message: error.message, fields: fields.map(({ field }) => field) };
  };
  const factor =
    'since methods recoveryCodesLeft isDemanded passkeys { id name createdAt lastUsedAt isBackedUp }';
  const withProof = (field: string, selection: string) =>
    `mutation ($currentPassword: String) { ${field}(currentPassword: $currentPassword) { ${selection} } }`;
  return {
    name: 'GraphQL',
    login: (email, secret = password, from = '203.0.113.1') =>
      call(
        'mutation ($input: LoginInput!) { login(input: $input) { token deviceToken } }',
        { input: { email, password: secret } },
        { from },
      ),
    secondStep: (input, from = '203.0.113.1') =>
      call(
        'mutation ($input: SecondFactorLoginInput!) { loginWithSecondFactor(input: $input) { token deviceToken } }',
        { input },
        { from },
      ),
    prove: (token, proof, from = '203.0.113.1') =>
      call(
        'mutation ($proof: SecondFactorProofInput!) { proveSecondFactor(proof: $proof) }',
        { proof },
        { token, from },
      ),
    own: (token) => call(`{ secondFactor { ${factor} authenticatorSince } }`, {}, { token }),
    start: (token, proof = {}) => call(withProof('startAuthenticator', 'key url'), proof, { token }),
    confirm: (token, digits) =>
      call(
        `mutation ($digits: String!) { confirmAuthenticator(digits: $digits) { recoveryCodes secondFactor { ${factor} } } }`,
        { digits },
        { token },
      ),
    renew: (token, proof = {}) => call(withProof('renewRecoveryCodes', 'recoveryCodes'), proof, { token }),
    turnOff: (token, proof = {}) => call(withProof('turnOffSecondFactor', factor), proof, { token }),
    requestPasskeyForLogin: (ticket) =>
      call('mutation ($ticket: String!) { requestPasskeyForLogin(ticket: $ticket) }', { ticket }, {}),
    requestPasskey: (token) => call('mutation { requestPasskey }', {}, { token }),
    startPasskey: (token, proof = {}) =>
      call('mutation ($currentPassword: String) { startPasskey(currentPassword: $currentPassword) }', proof, {
        token,
      }),
    confirmPasskey: (token, passkey, name = 'Pixel') =>
      call(
        `mutation ($passkey: NewPasskeyInput!, $name: String!) {
           confirmPasskey(passkey: $passkey, name: $name) { recoveryCodes secondFactor { ${factor} } }
         }`,
        { passkey, name },
        { token },
      ),
    renamePasskey: (token, id, name) =>
      call(
        `mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { ${factor} } }`,
        { id, name },
        { token },
      ),
    removePasskey: (token, id, proof = {}) =>
      call(
        `mutation ($id: ID!, $currentPassword: String) {
           removePasskey(id: $id, currentPassword: $currentPassword) { ${factor} }
         }`,
        { id, ...proof },
        { token },
      ),
  };
}

export interface Enrolled {
  readonly key: string;
  readonly recoveryCodes: readonly string[];
}

/** Adds an authenticator app, whose present code is accepted once more. */
export async function enrol(test: TestApp, { id, token }: Account): Promise<Enrolled> {
  const [door] = factorDoorsOf(() => test) as [FactorDoor];
  const { value: started } = await door.start(token);
  const key = started?.key ?? '';
  const { value, message } = await door.confirm(token, codeOf(key));
  if (!value) throw new Error(message);
  await resetLastStep(test, id);
  return { key, recoveryCodes: value.recoveryCodes };
}

/** As if no code had been used. */
export async function resetLastStep(test: TestApp, userId: string): Promise<void> {
  await test.app.dataSource.query('update authenticators set last_step = 0 where user_id = $1', [userId]);
}
