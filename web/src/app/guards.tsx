import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { turnedAwayFrom } from '../features/session/return-target';
import { useSession } from '../features/session/session';
import { Button } from '../shared/ui/button';
import { Notice } from '../shared/ui/notice';
import { Page } from '../shared/ui/page';

/** Sends visitors to /login and back afterwards. */
export function RequireSignedIn() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <NotKnownYet />;
  if (status === 'signed-in') return <Outlet />;
  return <Navigate to="/login" replace state={turnedAwayFrom(pathname + search)} />;
}

/** Sends everybody who is no admin to the home page. */
export function RequireAdmin() {
  const { status, user } = useSession();
  if (status === 'loading') return <NotKnownYet />;
  return user?.role === 'admin' ? <Outlet /> : <Navigate to="/" replace />;
}

/** Shown until it is known who is there: nothing, as long as that is a matter of moments. */
function NotKnownYet() {
  const { isOverdue, askNow } = useSession();
  if (!isOverdue) return null;
  return (
    <Page title="One moment" width="narrow">
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" size="sm" onClick={askNow}>
            Try again
          </Button>
        }
      >
        The shop cannot be reached just now. You are still signed in, and it is being tried again.
      </Notice>
    </Page>
  );
}
