import { useEffect, useState } from 'react';
import { ask } from './ask';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly role: 'customer' | 'admin';
  readonly token: string;
}

type User = Omit<Account, 'token'>;

const storageKey = 'playground-accounts';
/** Storage key of the shop's session. */
const shopToken = () => localStorage.getItem('token');

async function logIn(email: string, password: string): Promise<Account> {
  const { login } = await ask<{ login: { token: string; user: User } }>(
    `mutation LogIn($input: LoginInput!) { login(input: $input) { token user { name email role } } }`,
    { variables: { input: { email, password } } },
  );
  return { ...login.user, token: login.token };
}

/** A new demo customer with a random password. */
async function newCustomer(): Promise<Account> {
  const random = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');
  const input = { name: 'Demo Customer', email: `demo-${random()}@example.in`, password: random() };
  await ask(`mutation Register($input: RegisterInput!) { register(input: $input) { id } }`, {
    variables: { input },
  });
  return logIn(input.email, input.password);
}

/** The user of a token; undefined if it is no longer valid. */
async function whoIs(token: string): Promise<Account | undefined> {
  const { me } = await ask<{ me: User | null }>('query WhoAmI { me { name email role } }', { token }).catch(
    () => ({ me: null }),
  );
  return me ? { ...me, token } : undefined;
}

interface Kept {
  readonly tokens: readonly string[];
  /** Null: a visitor. */
  readonly active: string | null;
}

function readKept(): Kept {
  const kept = sessionStorage.getItem(storageKey);
  return kept ? (JSON.parse(kept) as Kept) : { tokens: [], active: null };
}

/**
 * The link that `npm start` prints has them behind the `#`, which no server receives. They are removed from the address
 * immediately.
 */
function takeFromAddress(): { email: string; password: string } | undefined {
  const given = new URLSearchParams(window.location.hash.slice(1));
  const email = given.get('email');
  const password = given.get('password');
  if (!email || !password) return undefined;
  window.history.replaceState(null, '', window.location.pathname);
  return { email, password };
}

// Read once at page load, because React may mount a component twice.
const fromAddress = takeFromAddress();
const arrival = arrive();

interface Arrival {
  readonly accounts: readonly Account[];
  readonly active?: Account | undefined;
  readonly problem?: string;
}

/** Sessions that are available without a login: those of this tab, of the address, and of the shop. */
async function arrive(): Promise<Arrival> {
  const kept = readKept();
  const shop = shopToken();
  const tokens = new Set([...kept.tokens, ...(shop ? [shop] : [])]);
  const known = (await Promise.all([...tokens].map(whoIs))).filter((account) => account !== undefined);
  if (!fromAddress) return { accounts: known, active: known.find(({ token }) => token === kept.active) };
  try {
    const active = await logIn(fromAddress.email, fromAddress.password);
    return { accounts: withAccount(known, active), active };
  } catch (error) {
    return { accounts: known, problem: messageOf(error) };
  }
}

/** One entry per user: a later session replaces an earlier one. */
const withAccount = (accounts: readonly Account[], account: Account) => [
  ...accounts.filter(({ email }) => email !== account.email),
  account,
];

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The users that the playground can act as, stored for the tab. */
export interface Accounts {
  /** False until the sessions are known. */
  readonly isReady: boolean;
  readonly all: readonly Account[];
  /** Undefined: a visitor. */
  readonly active: Account | undefined;
  /** Why the link could not sign in. */
  readonly problem: string | undefined;
  readonly choose: (token: string | undefined) => void;
  readonly logIn: (email: string, password: string) => Promise<Account>;
  readonly addCustomer: () => Promise<Account>;
}

/** @param isWelcome whether a user is admitted, if visitors are not */
export function useAccounts(isWelcome?: (account: Account) => boolean): Accounts {
  const [isReady, setReady] = useState(false);
  const [all, setAll] = useState<readonly Account[]>([]);
  const [activeToken, setActiveToken] = useState<string>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isGone = false;
    const settle = async () => {
      const { accounts, active = isWelcome && accounts.find(isWelcome), ...rest } = await arrival;
      if (isGone) return;
      setAll(accounts);
      setActiveToken(active?.token);
      setProblem(rest.problem);
      setReady(true);
    };
    void settle();
    return () => {
      isGone = true;
    };
  }, [isWelcome]);

  useEffect(() => {
    if (!isReady) return;
    const kept: Kept = { tokens: all.map(({ token }) => token), active: activeToken ?? null };
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  }, [all, activeToken, isReady]);

  const add = async (signingIn: Promise<Account>) => {
    const account = await signingIn;
    setAll((before) => withAccount(before, account));
    setActiveToken(account.token);
    return account;
  };

  return {
    isReady,
    all,
    active: all.find(({ token }) => token === activeToken),
    problem,
    choose: setActiveToken,
    logIn: (email, password) => add(logIn(email, password)),
    addCustomer: () => add(newCustomer()),
  };
}
