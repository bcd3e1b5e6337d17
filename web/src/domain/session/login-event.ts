interface Login {
  /** Whether the visitor came to buy the cart. */
  readonly keepsCart: boolean;
}

const listeners = new Set<(login: Login) => void>();

/** Registers work for each login in this tab. */
export function onLogin(listener: (login: Login) => void): void {
  listeners.add(listener);
}

export function announceLogin(login: Login): void {
  for (const listener of listeners) listener(login);
}
