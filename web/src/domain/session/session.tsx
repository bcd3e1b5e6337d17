import type { ApolloClient } from '@apollo/client';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { graphql, readFragment } from '../../gql';
import type { Permission, Role, StaffRole } from '../../gql/graphql';
import { timeLimit } from '../../shared/lib/abort';
import { clearDrafts } from '../../shared/form/stored-drafts';
import { retryDelay } from '../../shared/lib/retry-delay';
import { onProfileCheck } from './profile-check';
import { forgetTablet } from './tablet-memory';
import { clearToken, onTokenChange, readToken, storeToken } from './token';

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  /** Empty for a guest. */
  readonly email: string;
  readonly isGuest: boolean;
  /** Of a guest, in E.164. */
  readonly phone?: string | null | undefined;
  readonly role: Role;
  readonly staffRole?: StaffRole | null | undefined;
  readonly permissions: readonly Permission[];
  /** Whether the owner demands a second factor that the account lacks: it may only set one up. */
  readonly lacksSecondFactor: boolean;
  readonly profilePicture?: string | null | undefined;
}

/** Whether the server allows it to this user. It checks again. */
export const can = (user: SessionUser | null, permission: Permission): boolean =>
  user?.permissions.includes(permission) ?? false;

/** Whether it is a tablet of the restaurant, which is nobody's own browser. */
export const isDevice = (user: SessionUser | null): boolean => can(user, 'USE_DEVICE');

/** Whether the user may order for themselves, which no tablet may; visitors may, once they log in. */
export const mayOrder = (user: SessionUser | null): boolean => user === null || can(user, 'ORDER');

/** Whether the user works for the restaurant. */
export const isStaff = (user: SessionUser | null): boolean => Boolean(user?.staffRole);

interface State {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: SessionUser | null;
  /** The token of this user. Another tab may have just stored a different one. */
  readonly token: string | null;
}

interface Session extends State {
  /** Clears what a previous user saw in this tab first. */
  readonly login: (token: string, user: SessionUser) => Promise<void>;
  readonly logout: () => void;
  /**
   * Ends every session of the user, on all devices.
   * @throws if the server could not be reached: all sessions stay
   */
  readonly logoutEverywhere: () => Promise<void>;
  /** The user has changed their profile. */
  readonly update: (user: SessionUser) => void;
  /**
   * Reads the profile again.
   * @param maxAgeMs of a known profile that is new enough
   * @returns whether it succeeded
   */
  readonly refresh: (maxAgeMs?: number) => Promise<boolean>;
  /** The server could not be reached, or has not answered for some seconds. It is asked again. */
  readonly isOverdue: boolean;
  /** Retries immediately. */
  readonly retryNow: () => void;
}

/** The answer of every login and profile change. */
export const sessionUserFragment = graphql(`
  fragment SessionUser on User {
    id
    name
    email
    isGuest
    phone
    role
    staffRole
    permissions
    lacksSecondFactor
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
 * Ends a session on the server; locally it has ended whatever the answer. Uses no Apollo Client, which may not be loaded
 * yet; a closing tab sends only what has begun.
 */
function endOnServer(token: string): void {
  fetch('/api/auth/logout', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
    signal: timeLimit(logoutTimeout),
  }).catch(() => undefined);
}

const signedOut: State = { status: 'signed-out', user: null, token: null };
const loading: State = { status: 'loading', user: null, token: null };
/** Empties the cache and starts reading the data of the mounted screens again, without waiting. */
function emptyCache(client: ApolloClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.onResetStore(async () => {
      stop();
      resolve();
    });
    // A screen reports its own failed queries.
    client.resetStore().catch(() => undefined);
  });
}

/** Milliseconds before a missing profile is reported. */
const overdueAfterMs = 5_000;
const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  /** The Apollo client, which is loaded after the first view: visitors do without. */
  readonly api: () => Promise<ApolloClient>;
  /** Whether the children were prerendered for a visitor: they start that way. */
  readonly isPrerendered: boolean;
  readonly children: ReactNode;
}

/**
 * Restores the session of a stored token, follows other tabs, and logs out silently when the token is refused. A missing
 * answer is no refusal: the token is kept and the server asked again.
 */
export function SessionProvider({ api, isPrerendered, children }: SessionProviderProps) {
  const [state, setState] = useState<State>(() => (readToken() && !isPrerendered ? loading : signedOut));
  const [isOverdue, setIsOverdue] = useState(false);
  /** The token whose user is known or being requested. */
  const knownToken = useRef<string | null>(null);
  /** Whether that token's user has been known in this tab. */
  const wasKnown = useRef(false);
  /** When that user was read, in ms since 1970. */
  const readAt = useRef(0);
  /** Ends the wait between two attempts. */
  const endWait = useRef<() => void>(undefined);

  /** With which the cached data was read. */
  const permissions = useRef('');

  const signIn = useCallback((token: string, user: SessionUser) => {
    readAt.current = Date.now();
    permissions.current = String(user.permissions);
    setState({ status: 'signed-in', user, token });
  }, []);

  /** Reads the token's user. Another token may be stored by the time of the request, whose answer does not count. */
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
      // The previous user's data must not be shown to the next one. Visitors have seen only public data, whose queries
      // continue.
      if (wasKnown.current) await emptyCache(await api());
      wasKnown.current = false;
      if (!token) return;
      for (let failures = 0; readToken() === token; failures++) {
        const user = await readUser(token).catch(() => undefined);
        if (readToken() !== token) return;
        if (user) {
          wasKnown.current = true;
          signIn(token, user);
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
  }, [api, readUser, signIn]);

  const retryNow = useCallback(() => endWait.current?.(), []);
  useEffect(() => {
    window.addEventListener('online', retryNow);
    return () => window.removeEventListener('online', retryNow);
  }, [retryNow]);

  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsOverdue(true), overdueAfterMs);
    return () => {
      clearTimeout(timer);
      setIsOverdue(false);
    };
  }, [isLoading]);

  const update = useCallback((user: SessionUser) => {
    setState((before) => (before.user?.id === user.id ? { ...before, user } : before));
  }, []);

  const refresh = useCallback(
    async (maxAgeMs = 0) => {
      const token = readToken();
      if (!token || token !== knownToken.current) return true;
      const isNewEnough = Date.now() - readAt.current < maxAgeMs;
      // Counts once.
      readAt.current = 0;
      if (isNewEnough) return true;
      const user = await readUser(token).catch(() => undefined);
      if (user === undefined) return false;
      // The answer belongs to an earlier session.
      if (readToken() !== token) return true;
      if (user) {
        // Somebody else at a tablet may see less.
        if (isDevice(user) && String(user.permissions) !== permissions.current) await emptyCache(await api());
        signIn(token, user);
      } else clearToken();
      return true;
    },
    [api, readUser, signIn],
  );

  useEffect(() => onProfileCheck(() => void refresh()), [refresh]);

  const login = useCallback(
    async (token: string, user: SessionUser) => {
      knownToken.current = token;
      // The previous user's screens would be read again as the new one.
      if (wasKnown.current) flushSync(() => setState(loading));
      storeToken(token);
      forgetTablet();
      if (wasKnown.current) await emptyCache(await api());
      if (readToken() !== token) return;
      wasKnown.current = true;
      signIn(token, user);
    },
    [api, signIn],
  );

  const logout = useCallback(() => {
    const token = readToken();
    clearDrafts();
    clearToken();
    if (!token) return;
    endOnServer(token);
  }, []);

  const logoutEverywhere = useCallback(async () => {
    const token = readToken();
    const client = await api();
    await client.mutate({ mutation: logoutEverywhereDocument });
    clearDrafts();
    if (readToken() === token) clearToken();
  }, [api]);

  const session = useMemo(
    () => ({ ...state, login, logout, logoutEverywhere, update, refresh, isOverdue, retryNow }),
    [state, login, logout, logoutEverywhere, update, refresh, isOverdue, retryNow],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
