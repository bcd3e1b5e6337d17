import type { Location } from 'react-router-dom';

interface ReturnState {
  readonly returnTo?: string;
  /** Whether a screen for signed-in users sent the visitor here. */
  readonly turnedAway?: boolean;
}

/** State for a link to /login, so that the visitor comes back. */
export function returningTo(path: string): ReturnState {
  return { returnTo: path };
}

/** State for a redirect to /login from a screen that is not for visitors. */
export function turnedAwayFrom(path: string): ReturnState {
  return { returnTo: path, turnedAway: true };
}

export function wasTurnedAway(location: Pick<Location, 'state'>): boolean {
  return (location.state as ReturnState | null)?.turnedAway === true;
}

/** Where a visitor was going when asked to log in; undefined if nowhere in particular. */
export function returnTarget(location: Pick<Location, 'state'>): string | undefined {
  const target: unknown = (location.state as ReturnState | null)?.returnTo;
  // A path of ours and nothing else.
  return typeof target === 'string' && /^\/(?!\/)/.test(target) ? target : undefined;
}

/** Somebody who was sent here from the cart came to buy what is in it. */
export function keepsCart(target: string | undefined): boolean {
  return target === '/checkout';
}

/** Where a login leads. */
export function afterLogin(role: 'customer' | 'admin', target: string | undefined): string {
  return target ?? (role === 'admin' ? '/admin/dashboard' : '/');
}
