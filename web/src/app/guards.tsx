import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberAdminTarget, turnedAwayFrom } from '../features/session/return-target';
import { useSession } from '../features/session/session';
import { patiently } from '../shared/lib/patiently';
import { Button } from '../shared/ui/button';
import { Notice } from '../shared/ui/notice';
import { Page } from '../shared/ui/page';
import { say, useTexts } from '../texts/texts';

/** Says so when a session ends under somebody's hand. Who logs out has left the guarded screen before. */
function useGuarded() {
  const session = useSession();
  const { status } = session;
  const hadSession = useRef(false);
  useEffect(() => {
    if (status !== 'signed-out') hadSession.current = true;
    else if (hadSession.current) {
      hadSession.current = false;
      void patiently(() => import('react-toastify/unstyled')).then(({ toast }) =>
        toast.info(say('session.ended'), { toastId: 'session-ended' }),
      );
    }
  }, [status]);
  return session;
}

/** Sends visitors to /login and back afterwards. */
export function RequireSignedIn() {
  const { status } = useGuarded();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <NotKnownYet />;
  if (status === 'signed-in') return <Outlet />;
  return <Navigate to="/login" replace state={turnedAwayFrom(pathname + search)} />;
}

/** Sends everybody who is no admin to the home page; a visitor who logs in as an admin comes back. */
export function RequireAdmin() {
  const { status, user } = useGuarded();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <NotKnownYet />;
  if (user?.role === 'admin') return <Outlet />;
  return <SentHome target={status === 'signed-out' ? pathname + search : undefined} />;
}

function SentHome({ target }: { readonly target: string | undefined }) {
  useEffect(() => {
    if (target) rememberAdminTarget(target);
  }, [target]);
  return <Navigate to="/" replace />;
}

/** Shown until it is known who is there: nothing, as long as that is a matter of moments. */
function NotKnownYet() {
  const t = useTexts();
  const { isOverdue, askNow } = useSession();
  if (!isOverdue) return null;
  return (
    <Page title={t('session.oneMoment')} width="narrow">
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" size="sm" onClick={askNow}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {t('session.unreachable')}
      </Notice>
    </Page>
  );
}
