import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { graphql } from '../../gql';
import type { Role } from '../../gql/graphql';
import { onProfileDoubt } from './profile-doubt';
import { clearToken, onTokenChange, readToken, storeToken } from './token';

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly profilePicture?: string | null | undefined;
}

interface State {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: SessionUser | null;
}

interface Session extends State {
  readonly login: (token: string, user: SessionUser) => void;
  readonly logout: () => void;
  /**
   * Ends every session of the user, on all their devices.
   * @throws when the server could not be told: everybody stays signed in
   */
  readonly logoutEverywhere: () => Promise<void>;
  /** The user has changed their profile. */
  readonly update: (user: SessionUser) => void;
  /**
   * Reads the profile again.
   * @returns whether that worked
   */
  readonly refresh: () => Promise<boolean>;
}

const meDocument = graphql(`
  query Me {
    me {
      id
      name
      email
      role
      profilePicture
    }
  }
`);

const logoutDocument = graphql(`
  mutation Logout {
    logout
  }
`);

const logoutEverywhereDocument = graphql(`
  mutation LogoutEverywhere {
    logoutEverywhere
  }
`);

const signedOut: State = { status: 'signed-out', user: null };
const SessionContext = createContext<Session | null>(null);

/** Restores the session of a stored token, follows other tabs, and logs out silently when the token is refused. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient();
  const [state, setState] = useState<State>(() =>
    readToken() ? { status: 'loading', user: null } : signedOut,
  );
  /** The token whose user is known already. */
  const knownToken = useRef<string | null>(null);

  const readUser = useCallback(
    () =>
      client.query({ query: meDocument, fetchPolicy: 'network-only' }).then(({ data }) => data?.me ?? null),
    [client],
  );

  useEffect(() => {
    const restore = async () => {
      const token = readToken();
      const before = knownToken.current;
      if (token === before) return;
      knownToken.current = token;
      if (!token) setState(signedOut);
      // What the last user saw is none of the next one's business.
      if (before) await client.clearStore();
      if (!token) return;
      const user = await readUser().catch(() => null);
      if (readToken() !== token) return;
      if (user) setState({ status: 'signed-in', user });
      else clearToken();
    };
    void restore();
    return onTokenChange(() => void restore());
  }, [client, readUser]);

  const update = useCallback((user: SessionUser) => {
    setState((before) => (before.status === 'signed-in' ? { ...before, user } : before));
  }, []);

  const refresh = useCallback(async () => {
    const token = readToken();
    if (!token || token !== knownToken.current) return true;
    const user = await readUser().catch(() => undefined);
    if (user === undefined) return false;
    // What was read of one session says nothing about the next.
    if (readToken() !== token) return true;
    if (user) setState({ status: 'signed-in', user });
    else clearToken();
    return true;
  }, [readUser]);

  useEffect(() => onProfileDoubt(() => void refresh()), [refresh]);

  const login = useCallback((token: string, user: SessionUser) => {
    knownToken.current = token;
    storeToken(token);
    setState({ status: 'signed-in', user });
  }, []);

  const logout = useCallback(() => {
    // The server is told with the token that ends; without an answer it is forgotten here all the same.
    const context = { headers: { authorization: `Bearer ${readToken()}` } };
    client.mutate({ mutation: logoutDocument, context }).catch(() => undefined);
    clearToken();
  }, [client]);

  const logoutEverywhere = useCallback(async () => {
    const token = readToken();
    await client.mutate({ mutation: logoutEverywhereDocument });
    if (readToken() === token) clearToken();
  }, [client]);

  const session = useMemo(
    () => ({ ...state, login, logout, logoutEverywhere, update, refresh }),
    [state, login, logout, logoutEverywhere, update, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
