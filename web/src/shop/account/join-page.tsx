import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useSession } from '../../domain/session/session';
import { graphql } from '../../gql';
import type { InvitationOfLinkQuery } from '../../gql/graphql';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { useTexts } from '../texts/texts';
import { JoinForm } from './join-form';
import styles from './join-page.module.css';
import { JoinWithOwnAccount } from './join-with-own-account';

const InvitationOfLink = graphql(`
  query InvitationOfLink($token: String!) {
    invitation(token: $token) {
      name
      email
      role
      invitedBy
      problem
    }
  }
`);

/** The target of an invitation's link. Opening it changes nothing, because mail scanners open links. */
export function JoinPage() {
  const t = useTexts();
  const { token = '' } = useParams<'token'>();
  const { data, error, loading, refetch } = useQuery(InvitationOfLink, {
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const { status, user } = useSession();
  const invitation = data?.invitation;
  if (errorCode(error) === 'LINK_EXPIRED')
    return <DeadLink problem={errorMessage(error, t('join.loadFailed'))} />;
  if (invitation?.problem) return <DeadLink problem={invitation.problem} />;
  if (!invitation && error && !loading)
    return (
      <Page width="narrow">
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('join.loadFailed'))}</RetryNotice>
      </Page>
    );
  if (!invitation || status === 'loading') return <ScreenSkeleton />;
  return (
    <Page width="narrow">
      <div className="stack gap-4">
        <Offer invitation={invitation} />
        {user && !user.isGuest ? (
          <JoinWithOwnAccount token={token} user={user} />
        ) : (
          <JoinForm token={token} name={invitation.name} email={invitation.email ?? ''} />
        )}
      </div>
    </Page>
  );
}

/** Nothing is left to press: another link is needed. */
function DeadLink({ problem }: { readonly problem: string }) {
  const t = useTexts();
  return (
    <Page width="narrow">
      <Card>
        <div className="stack gap-4">
          <Notice tone="error">{problem}</Notice>
          <ButtonLink to="/login" variant="secondary" block>
            {t('login.submit')}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}

/** Who invites to what, and what the role may do. */
function Offer({ invitation }: { readonly invitation: InvitationOfLinkQuery['invitation'] }) {
  const t = useTexts();
  const restaurant = useRestaurant();
  const { role, invitedBy } = invitation;
  return (
    <div className="stack gap-2">
      <p className="anywhere">{t('join.invites', { name: invitedBy, restaurant: restaurant.name })}</p>
      <h2 className="text-xl">{t('join.role', { role: t(`staffRole.${role}`) })}</h2>
      <ul className={styles['may']}>
        {t(`roleMay.${role}`)
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </div>
  );
}
