import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, type Outcome, type Token } from './doors.js';

interface SeenProfile {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** Account operations through GraphQL and through REST. */
export interface AccountDoor {
  readonly name: string;
  register(input: Record<string, unknown>): Promise<Outcome<string>>;
  login(email: string, password: string): Promise<Outcome<string>>;
  updateProfile(token: Token, changes: Record<string, unknown>): Promise<Outcome<SeenProfile>>;
}

export function accountDoorsOf(test: () => TestApp): AccountDoor[] {
  return [graphqlDoor(test), restDoor(test)];
}

const seen = ({ name, email, role }: SeenProfile): SeenProfile => ({ name, email, role });

function graphqlDoor(test: () => TestApp): AccountDoor {
  const call = graphqlCaller(test);
  return {
    name: 'GraphQL',
    register: (input) =>
      call<{ id: string }, string>(
        'mutation ($input: RegisterInput!) { register(input: $input) { id } }',
        'register',
        ({ id }) => id,
        { input },
      ),
    login: (email, password) =>
      call<{ token: string }, string>(
        'mutation ($input: LoginInput!) { login(input: $input) { token } }',
        'login',
        ({ token }) => token,
        { input: { email, password } },
      ),
    updateProfile: (token, input) =>
      call(
        'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { name email role } }',
        'updateProfile',
        seen,
        { input },
        token,
      ),
  };
}

function restDoor(test: () => TestApp): AccountDoor {
  const call = restCaller(test);
  return {
    name: 'REST',
    register: (body) =>
      call<{ user: { _id: string } }, string>('POST', '/api/auth/register', ({ user }) => user._id, { body }),
    login: (email, password) =>
      call<{ token: string }, string>('POST', '/api/auth/login', ({ token }) => token, {
        body: { email, password },
      }),
    updateProfile: (token, body) =>
      call<{ user: SeenProfile }, SeenProfile>('PATCH', '/api/auth/profile', ({ user }) => seen(user), {
        token,
        body,
      }),
  };
}
