interface Login {
  /** Whether the visitor came to buy what is in the cart. */
  readonly keepsCart: boolean;
}

const listeners = new Set<(login: Login) => void>();

/** For what must happen at each login in this tab. */
export function onLogin(listener: (login: Login) => void): void {
  listeners.add(listener);
}

export function announceLogin(login: Login): void {
  for (const listener of listeners) listener(login);
}
