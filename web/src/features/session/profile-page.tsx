import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { Avatar } from '../../shared/ui/avatar';
import { profileWasUpdated } from './profile-updated';
import styles from './profile-page.module.css';
import { useSession } from './session';
import { SignOutEverywhere } from './sign-out-everywhere';
import { useLeave } from './use-leave';

/** What this tab knows is shown at once, and read again: another device may have changed it. */
function useFreshProfile() {
  const { user, refresh } = useSession();
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => {
    void refresh().then((ok) => setFailed(!ok));
  }, [refresh]);
  useEffect(read, [read]);
  return { user, failed, read };
}

/** Whether the user comes from saving their profile; once, not again after a reload. */
function useJustUpdated(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const [justUpdated] = useState(() => profileWasUpdated(location));
  useEffect(() => {
    if (profileWasUpdated(location)) void navigate(location.pathname, { replace: true, state: null });
  }, [location, navigate]);
  return justUpdated;
}

export function ProfilePage() {
  const { user, failed, read } = useFreshProfile();
  const justUpdated = useJustUpdated();
  const leave = useLeave('/');
  if (!user) return null;
  return (
    <Page title="Profile" width="narrow">
      <div className={styles['page']}>
        {justUpdated && <Notice tone="success">Profile updated successfully!</Notice>}
        {failed && (
          <Notice
            tone="error"
            action={
              <Button variant="secondary" size="sm" onClick={read}>
                Try again
              </Button>
            }
          >
            Failed to fetch profile. Please login again.
          </Notice>
        )}
        <Card className={styles['profile']}>
          <Avatar src={user.profilePicture} name={user.name} />
          <dl className={styles['facts']}>
            <dt>Name</dt>
            <dd>{user.name}</dd>
            <dt>Email</dt>
            <dd>{user.email}</dd>
            <dt>Role</dt>
            <dd>{user.role}</dd>
          </dl>
          <div className={styles['actions']}>
            <ButtonLink to="/edit-profile" block>
              Edit
            </ButtonLink>
            <Button variant="secondary" block onClick={leave}>
              Logout
            </Button>
            <SignOutEverywhere />
          </div>
        </Card>
      </div>
    </Page>
  );
}
