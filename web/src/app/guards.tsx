import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberStaffTarget, redirectedFrom, returningTo } from '../domain/session/return-target';
import { isStaff, useSession } from '../domain/session/session';
import { rememberedTablet } from '../domain/session/tablet-memory';
import { pathIn } from '../shared/lib/address';
import { retryImport } from '../shared/lib/retry-import';
import { Button } from '../shared/ui/button';
import { Notice } from '../shared/ui/notice';
import { Page } from '../shared/ui/page';
import { ScreenSkeleton } from '../shared/ui/screen-skeleton';
import { say, useTexts } from '../texts/texts';
import { LoadingStaffFrame } from './staff/staff-frame';

const loadToasts = async () => (await retryImport(() => import('react-toastify/unstyled'))).toast;

/** Handles Back before a pending navigation has rendered, which the router does not notice. */
function onBack(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * The session of a guarded screen, and whether a navigation is pending: a logout changes the address before the screen,
 * which renders in a transition. Shows a toast when the session expires.
 */
function useGuarded() {
  const session = useSession();
  const { status } = session;
  const isLeaving =
    pathIn(useSyncExternalStore(onBack, () => window.location.hash)) !== useLocation().pathname;
  const hadSession = useRef(false);
  useEffect(() => {
    if (status !== 'signed-out') hadSession.current = true;
    else if (hadSession.current) {
      hadSession.current = false;
      if (isLeaving || rememberedTablet() !== null) return;
      void loadToasts().then((toast) => toast.info(say('session.ended'), { toastId: 'session-ended' }));
    }
  }, [status, isLeaving]);
  return { ...session, isLeaving };
}

/** Redirects visitors to /login and back afterwards. */
export function RequireSignedIn() {
  const { status, isLeaving } = useGuarded();
  const { pathname, search } = useLocation();
  if (status === 'signed-in') return <Outlet />;
  if (status === 'loading') return <NotKnownYet />;
  if (isLeaving) return <ScreenSkeleton />;
  return <Navigate to="/login" replace state={redirectedFrom(pathname + search)} />;
}

/**
 * Redirects staff who lack a second factor to their profile, which sets it up, and everybody else to the home page, and
 * remembers a visitor's target for the next login.
 */
export function RequireStaff() {
  const { status, user, isLeaving } = useGuarded();
  const { pathname, search } = useLocation();
  if (user?.lacksSecondFactor) return <Navigate to="/profile" replace />;
  if (isStaff(user)) return <Outlet />;
  if (status === 'loading') {
    return (
      <LoadingStaffFrame>
        <NotKnownYet />
      </LoadingStaffFrame>
    );
  }
  if (isLeaving) return <LoadingStaffFrame />;
  // Where an owner signs it in again.
  if (status === 'signed-out' && rememberedTablet() !== null)
    return <Navigate to="/login" replace state={returningTo('/admin/devices')} />;
  return <SentHome target={status === 'signed-out' ? pathname + search : undefined} />;
}

function SentHome({ target }: { readonly target: string | undefined }) {
  useEffect(() => {
    if (target) rememberStaffTarget(target);
  }, [target]);
  return <Navigate to="/" replace />;
}

/** The messages that SPEC has for data that cannot be loaded, which includes a missing session. */
const failures = [
  { path: '/admin/dashboard', sentence: 'session.denied' },
  { path: '/admin/orders', toast: 'orders.loadAllToast', toastId: 'admin-orders' },
  { path: '/track-order/:id', toast: 'orders.loadOneToast', toastId: 'track-order' },
] as const;

/** Placeholder of a screen until the session is known. */
function NotKnownYet() {
  const { isOverdue } = useSession();
  return isOverdue ? <Unreachable /> : <ScreenSkeleton />;
}

function Unreachable() {
  const t = useTexts();
  const { retryNow } = useSession();
  const { pathname } = useLocation();
  const failure = failures.find(({ path }) => matchPath(path, pathname));
  useEffect(() => {
    if (!failure || !('toast' in failure)) return;
    const { toast: words, toastId } = failure;
    void loadToasts().then((toast) => toast.error(say(words), { toastId, icon: false }));
  }, [failure]);
  const sentences: ReactNode[] = failure && 'sentence' in failure ? [t(failure.sentence)] : [];

  return (
    <Page title={t('session.oneMoment')} width="narrow">
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" size="sm" onClick={retryNow}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {[...sentences, t('session.unreachable')].map((sentence, index) => (
          <p key={index}>{sentence}</p>
        ))}
      </Notice>
    </Page>
  );
}
