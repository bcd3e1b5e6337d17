import type { Location } from 'react-router-dom';
import { can, type SessionUser } from './session';

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

const adminTargetKey = 'adminReturnTo';

/** Visitors of the admin's area are sent to the home page, not to the login: this tab remembers where they were going. */
export function rememberAdminTarget(path: string): void {
  try {
    sessionStorage.setItem(adminTargetKey, path);
  } catch {
    // Then they begin at the dashboard.
  }
}

/** Forgets it, too: it is for the next login alone. */
export function takeAdminTarget(): string | undefined {
  try {
    const target = sessionStorage.getItem(adminTargetKey);
    sessionStorage.removeItem(adminTargetKey);
    return target?.startsWith('/admin/') ? target : undefined;
  } catch {
    return undefined;
  }
}

/** Somebody who was sent here from the cart came to buy what is in it. */
export function keepsCart(target: string | undefined): boolean {
  return target === '/checkout';
}

/** Where a login leads. */
export function afterLogin(user: SessionUser, target: string | undefined): string {
  const adminTarget = takeAdminTarget();
  return target ?? (can(user, 'VIEW_DASHBOARD') ? (adminTarget ?? '/admin/dashboard') : '/');
}
