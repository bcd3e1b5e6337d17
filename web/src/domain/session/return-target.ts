import type { Location } from 'react-router-dom';
import { isStaff, type SessionUser } from './session';

interface ReturnState {
  readonly returnTo?: string;
  /** Whether a guard redirected the visitor. */
  readonly turnedAway?: boolean;
}

/** State for a link to /login, with the path to return to. */
export function returningTo(path: string): ReturnState {
  return { returnTo: path };
}

/** State for a redirect from a guarded screen to /login. */
export function redirectedFrom(path: string): ReturnState {
  return { returnTo: path, turnedAway: true };
}

export function wasRedirected(location: Pick<Location, 'state'>): boolean {
  return (location.state as ReturnState | null)?.turnedAway === true;
}

/** The path that the visitor requested before the login; undefined if there is none. */
export function returnTarget(location: Pick<Location, 'state'>): string | undefined {
  const target: unknown = (location.state as ReturnState | null)?.returnTo;
  // Only a path of the shop.
  return typeof target === 'string' && /^\/(?!\/)/.test(target) ? target : undefined;
}

const staffTargetKey = 'adminReturnTo';

/** The staff area redirects visitors to the home page, not to the login, so this tab remembers their target. */
export function rememberStaffTarget(path: string): void {
  try {
    sessionStorage.setItem(staffTargetKey, path);
  } catch {
    // Without storage they start at their start page.
  }
}

/** Also clears it: it applies to the next login only. */
export function takeStaffTarget(): string | undefined {
  try {
    const target = sessionStorage.getItem(staffTargetKey);
    sessionStorage.removeItem(staffTargetKey);
    return target?.startsWith('/admin/') ? target : undefined;
  } catch {
    return undefined;
  }
}

/** Visitors who were sent here from the cart want to buy it. */
export function keepsCart(target: string | undefined): boolean {
  return target === '/checkout';
}

/** The path after a login. */
export function afterLogin(user: SessionUser, target: string | undefined): string {
  if (user.lacksSecondFactor) return '/profile';
  const staffTarget = takeStaffTarget();
  return target ?? (isStaff(user) ? (staffTarget ?? '/admin') : '/');
}
