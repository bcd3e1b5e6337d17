import { Avatar } from '../../shared/ui/avatar';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Page } from '../../shared/ui/page';
import styles from './profile-page.module.css';
import { useSession } from './session';
import { useLeave } from './use-leave';

export function ProfilePage() {
  const { user } = useSession();
  const leave = useLeave('/');
  if (!user) return null;
  return (
    <Page title="Profile" width="narrow">
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
        <Button variant="secondary" block onClick={leave}>
          Logout
        </Button>
      </Card>
    </Page>
  );
}
