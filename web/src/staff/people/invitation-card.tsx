import { graphql, readFragment, type FragmentType } from '../../gql';
import type { InvitationCardFragment } from '../../gql/graphql';
import { useMinutesSince } from '../../shared/lib/use-minutes-since';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import styles from './people-page.module.css';

const Fragment = graphql(`
  fragment InvitationCard on Invitation {
    id
    name
    email
    role
    invitedBy
    expiresAt
    canChange
    token
  }
`);

export type Invitation = InvitationCardFragment;

interface InvitationCardProps {
  readonly invitation: FragmentType<typeof Fragment>;
  readonly onShow: (invitation: Invitation) => void;
  readonly onRenew: (invitation: Invitation) => void;
  readonly onRevoke: (invitation: Invitation) => void;
}

/** An invitation that nobody has used yet. */
export function InvitationCard({ invitation: masked, onShow, onRenew, onRevoke }: InvitationCardProps) {
  const t = useTexts();
  const invitation = readFragment(Fragment, masked);
  const { name, email, role, invitedBy, expiresAt, canChange, token } = invitation;
  const hours = Math.max(1, Math.ceil(-useMinutesSince(expiresAt) / 60));
  return (
    <div className={styles['entry']}>
      <div className="stack gap-1">
        <span className="row wrap gap-x-2">
          <strong className="anywhere">{name}</strong>
          <Badge tone="info">{t(`staffRole.${role}`)}</Badge>
        </span>
        {email && <span className="muted small anywhere">{email}</span>}
        <span className="muted small anywhere">
          {t('people.hoursLeft', { hours })} · {t('people.invitedBy', { name: invitedBy })}
        </span>
      </div>
      {canChange && (
        <div className={`flex wrap gap-2 ${styles['actions']}`}>
          {token && (
            <Button
              variant="secondary"
              aria-label={`${t('people.show')}: ${name}`}
              onClick={() => onShow(invitation)}
            >
              {t('people.show')}
            </Button>
          )}
          <Button
            variant={token ? 'ghost' : 'secondary'}
            aria-label={`${t('people.renew')}: ${name}`}
            onClick={() => onRenew(invitation)}
          >
            {t('people.renew')}
          </Button>
          <Button
            variant="ghost"
            aria-label={`${t('people.revoke')}: ${name}`}
            onClick={() => onRevoke(invitation)}
          >
            {t('people.revoke')}
          </Button>
        </div>
      )}
    </div>
  );
}
