import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { turnedAwayFrom } from '../features/session/return-target';
import { useSession } from '../features/session/session';

/** Sends visitors to /login and back afterwards. Shows nothing until it is known who is there. */
export function RequireSignedIn() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return null;
  if (status === 'signed-in') return <Outlet />;
  return <Navigate to="/login" replace state={turnedAwayFrom(pathname + search)} />;
}

/** Sends everybody who is no admin to the home page. */
export function RequireAdmin() {
  const { status, user } = useSession();
  if (status === 'loading') return null;
  return user?.role === 'admin' ? <Outlet /> : <Navigate to="/" replace />;
}
