import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatPhone } from '../../shared/lib/format';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { Avatar } from '../../shared/ui/avatar';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import { SavedAddresses } from '../addresses/saved-addresses';
import { DeviceSessions } from './device-sessions';
import { KeepOrders } from './keep-orders';
import { profileWasUpdated } from './profile-updated';
import styles from './profile-page.module.css';
import { useSession, type SessionUser } from '../../domain/session/session';
import { SignOutEverywhere } from './sign-out-everywhere';
import { TwoStepLogin } from './two-step-login';
import { useDeviceSessions } from './use-device-sessions';
import { useLeave } from '../../domain/session/use-leave';

/** Milliseconds. Age of a profile that the load of this screen has read. */
const maxAgeMs = 5_000;

/** Shows the known data immediately and reads them again: another device may have changed them. */
function useFreshProfile() {
  const { user, refresh } = useSession();
  const [failed, setFailed] = useState(false);
  const read = useCallback(
    (newEnoughMs: number) => void refresh(newEnoughMs).then((ok) => setFailed(!ok)),
    [refresh],
  );
  useEffect(() => read(maxAgeMs), [read]);
  return { user, failed, read: () => read(0) };
}

/** Whether the user comes from saving their profile; only once, not after a reload. */
function useJustUpdated(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const [justUpdated] = useState(() => profileWasUpdated(location));
  useEffect(() => {
    if (profileWasUpdated(location)) void navigate(location.pathname, { replace: true, state: null });
  }, [location, navigate]);
  return justUpdated;
}

/** SPEC's name of the role for customers and owners. */
function roleName({ isGuest, role, staffRole }: SessionUser) {
  if (isGuest) return 'profile.guest';
  return staffRole && staffRole !== 'OWNER' ? (`staffRole.${staffRole}` as const) : (`role.${role}` as const);
}

export function ProfilePage() {
  const t = useTexts();
  const { user, failed, read } = useFreshProfile();
  const justUpdated = useJustUpdated();
  const leave = useLeave('/');
  const safety = useDeviceSessions();
  // It stays in its place when it is set up, and shows the recovery codes.
  const [beginsWithTwoStep] = useState(user?.lacksSecondFactor ?? false);
  if (!user) return null;
  return (
    <Page width="narrow">
      <div className="stack gap-4">
        {justUpdated && <Notice tone="success">{t('profile.updated')}</Notice>}
        {failed && <RetryNotice onRetry={read}>{t('profile.fetchFailed')}</RetryNotice>}
        {beginsWithTwoStep && <TwoStepLogin />}
        <Card className={`stack gap-5 ${styles['profile']}`}>
          <Avatar src={user.profilePicture} name={user.name} />
          <dl className={styles['facts']}>
            <dt className="muted">{t('common.name')}</dt>
            <dd>{user.name}</dd>
            <dt className="muted">{t(user.isGuest ? 'checkout.phone' : 'common.email')}</dt>
            <dd>
              {user.isGuest ? formatPhone(user.phone ?? '') : user.email}
              {!user.isGuest && safety.isEmailConfirmed === false && (
                <small className="block muted small normal">{t('profile.unconfirmed')}</small>
              )}
            </dd>
            <dt className="muted">{t('profile.role')}</dt>
            <dd className={styles['role']}>{t(roleName(user))}</dd>
          </dl>
          <div className={`stack gap-3 ${styles['actions']}`}>
            {!user.isGuest && (
              <ButtonLink to="/edit-profile" block>
                {t('common.edit')}
              </ButtonLink>
            )}
            <Button variant="secondary" block onClick={leave}>
              {t('nav.logout')}
            </Button>
            <SignOutEverywhere />
          </div>
        </Card>
        {user.isGuest && <KeepOrders />}
        <SavedAddresses />
        {!user.isGuest && !beginsWithTwoStep && <TwoStepLogin />}
        <DeviceSessions {...safety} />
      </div>
    </Page>
  );
}
