import type { ApolloClient } from '@apollo/client';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { graphql, readFragment } from '../../gql';
import type { Permission, Role } from '../../gql/graphql';
import { forgetDrafts } from '../../shared/lib/drafts';
import { retryDelay } from '../../shared/lib/retry-delay';
import { onProfileDoubt } from './profile-doubt';
import { clearToken, onTokenChange, readToken, storeToken } from './token';

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly profilePicture?: string | null | undefined;
}

/** What the server allows this user. It checks again. */
export const can = (user: SessionUser | null, permission: Permission): boolean =>
  user?.permissions.includes(permission) ?? false;

interface State {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: SessionUser | null;
  /** The token whose user this is. Another tab may have stored a different one a moment ago. */
  readonly token: string | null;
}

interface Session extends State {
  /** What a user before saw in this tab is forgotten first. */
  readonly login: (token: string, user: SessionUser) => Promise<void>;
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
  /** The server could not be asked whose token is stored, or has not answered for some seconds. It is asked again. */
  readonly isOverdue: boolean;
  /** Asks at once instead of at the next turn. */
  readonly askNow: () => void;
}

/** What every login and change of the profile answers. */
export const sessionUserFragment = graphql(`
  fragment SessionUser on User {
    id
    name
    email
    role
    permissions
    profilePicture
  }
`);

const meDocument = graphql(`
  query Me {
    me {
      ...SessionUser
    }
  }
`);

const logoutEverywhereDocument = graphql(`
  mutation LogoutEverywhere {
    logoutEverywhere
  }
`);

/** Milliseconds. */
const logoutTimeout = 15_000;

/**
 * Tells the server that a session ends, which is over here whatever the answer. Apollo Client may not be loaded yet, and a
 * tab that is closed now sends only what has begun.
 */
function endOnServer(token: string): void {
  fetch('/api/auth/logout', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
    signal: AbortSignal.timeout(logoutTimeout),
  }).catch(() => undefined);
}

const signedOut: State = { status: 'signed-out', user: null, token: null };
const loading: State = { status: 'loading', user: null, token: null };
/** Empties the cache. What the pages of that moment show is read anew; that is not waited for. */
function emptyCache(client: ApolloClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.onResetStore(async () => {
      stop();
      resolve();
    });
    // A page whose reading failed says so itself.
    client.resetStore().catch(() => undefined);
  });
}

/** So long nothing is said about a profile that does not come. */
const patienceMs = 5_000;
const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  /** The client of the server's API, which comes later than the first view: who has no session does without. */
  readonly api: () => Promise<ApolloClient>;
  /** Whether what is below was drawn before, for somebody unknown: it begins like that. */
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}

/**
 * Restores the session of a stored token, follows other tabs, and logs out silently when the token is refused. An answer
 * that does not come is no refusal: the token is kept, and the server asked again.
 */
export function SessionProvider({ api, isDrawn, children }: SessionProviderProps) {
  const [state, setState] = useState<State>(() => (readToken() && !isDrawn ? loading : signedOut));
  const [isOverdue, setIsOverdue] = useState(false);
  /** The token whose user is known already, or being asked for. */
  const knownToken = useRef<string | null>(null);
  /** Whether that token's user has been known in this tab. */
  const wasKnown = useRef(false);
  /** Ends the wait between two tries. */
  const endWait = useRef<() => void>(undefined);

  /** Whose the token is: another may be stored by the time it is asked, and an answer about that one is none. */
  const readUser = useCallback(
    (token: string) =>
      api()
        .then((client) =>
          client.query({
            query: meDocument,
            fetchPolicy: 'network-only',
            context: { token, queryDeduplication: false },
          }),
        )
        .then(({ data }) => readFragment(sessionUserFragment, data?.me ?? null)),
    [api],
  );

  useEffect(() => {
    const restore = async () => {
      const token = readToken();
      const before = knownToken.current;
      if (token === before) return;
      knownToken.current = token;
      setState(token ? loading : signedOut);
      // What the last user saw is none of the next one's business. Where nobody was known, nothing was seen, and what
      // public pages are reading goes on.
      if (wasKnown.current) await emptyCache(await api());
      wasKnown.current = false;
      if (!token) return;
      for (let failures = 0; readToken() === token; failures++) {
        const user = await readUser(token).catch(() => undefined);
        if (readToken() !== token) return;
        if (user) {
          wasKnown.current = true;
          setState({ status: 'signed-in', user, token });
        }
        if (user === null) clearToken();
        if (user !== undefined) return;
        setIsOverdue(true);
        await new Promise<void>((resolve) => {
          endWait.current = resolve;
          setTimeout(resolve, retryDelay(failures));
        });
      }
    };
    void restore();
    return onTokenChange(() => void restore());
  }, [api, readUser]);

  const askNow = useCallback(() => endWait.current?.(), []);
  useEffect(() => {
    window.addEventListener('online', askNow);
    return () => window.removeEventListener('online', askNow);
  }, [askNow]);

  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsOverdue(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsOverdue(false);
    };
  }, [isLoading]);

  const update = useCallback((user: SessionUser) => {
    setState((before) => (before.user?.id === user.id ? { ...before, user } : before));
  }, []);

  const refresh = useCallback(async () => {
    const token = readToken();
    if (!token || token !== knownToken.current) return true;
    const user = await readUser(token).catch(() => undefined);
    if (user === undefined) return false;
    // What was read of one session says nothing about the next.
    if (readToken() !== token) return true;
    if (user) setState({ status: 'signed-in', user, token });
    else clearToken();
    return true;
  }, [readUser]);

  useEffect(() => onProfileDoubt(() => void refresh()), [refresh]);

  const login = useCallback(
    async (token: string, user: SessionUser) => {
      knownToken.current = token;
      storeToken(token);
      if (wasKnown.current) await emptyCache(await api());
      if (readToken() !== token) return;
      wasKnown.current = true;
      setState({ status: 'signed-in', user, token });
    },
    [api],
  );

  const logout = useCallback(() => {
    const token = readToken();
    forgetDrafts();
    clearToken();
    if (!token) return;
    endOnServer(token);
  }, []);

  const logoutEverywhere = useCallback(async () => {
    const token = readToken();
    const client = await api();
    await client.mutate({ mutation: logoutEverywhereDocument });
    forgetDrafts();
    if (readToken() === token) clearToken();
  }, [api]);

  const session = useMemo(
    () => ({ ...state, login, logout, logoutEverywhere, update, refresh, isOverdue, askNow }),
    [state, login, logout, logoutEverywhere, update, refresh, isOverdue, askNow],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
