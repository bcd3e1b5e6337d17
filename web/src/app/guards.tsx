import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { rememberAdminTarget, turnedAwayFrom } from '../features/session/return-target';
import { useSession } from '../features/session/session';

/**
 * Whom a guard has before it. Somebody whose session ends while they are on their way to another screen has left by
 * themselves (Logout); anybody else is told.
 */
function useGuarded() {
  const session = useSession();
  const { status } = session;
  const isOnTheWay = useNavigation().state !== 'idle';
  const hadSession = useRef(false);
  useEffect(() => {
    if (status !== 'signed-out') hadSession.current = true;
    else if (hadSession.current && !isOnTheWay) {
      hadSession.current = false;
      toast.info('Your session has ended. Please log in again.', { toastId: 'session-ended' });
    }
  }, [status, isOnTheWay]);
  return { ...session, isUnsure: status === 'loading' || (status === 'signed-out' && isOnTheWay) };
}

/** Sends visitors to /login and back afterwards. Shows nothing until it is known who is there. */
export function RequireSignedIn() {
  const { status, isUnsure } = useGuarded();
  const { pathname, search } = useLocation();
  if (isUnsure) return null;
  if (status === 'signed-in') return <Outlet />;
  return <Navigate to="/login" replace state={turnedAwayFrom(pathname + search)} />;
}

/** Sends everybody who is no admin to the home page; a visitor who logs in as an admin comes back. */
export function RequireAdmin() {
  const { status, user, isUnsure } = useGuarded();
  const { pathname, search } = useLocation();
  if (isUnsure) return null;
  if (user?.role === 'admin') return <Outlet />;
  return <SentHome target={status === 'signed-out' ? pathname + search : undefined} />;
}

function SentHome({ target }: { readonly target: string | undefined }) {
  useEffect(() => {
    if (target) rememberAdminTarget(target);
  }, [target]);
  return <Navigate to="/" replace />;
}
