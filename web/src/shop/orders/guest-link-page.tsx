import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { formatPeriod, formatSlot } from '../../shared/lib/format';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import { MailLink } from '../account/mail-link';
import { useSession } from '../../domain/session/session';
import { SessionEnds } from '../account/session-ends';
import { useOpenGuestLink } from '../account/use-guest-session';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { isOpen, statusText } from '../../domain/orders/order-status';
import { ProgressBar } from './progress-bar';
import pageStyles from './track-order-page.module.css';
import styles from './tracked-order.module.css';

const GuestLinkQuery = graphql(`
  query GuestLink($token: String!, $orderId: ID) {
    guestLink(token: $token, orderId: $orderId) {
      canSignIn
      isOwn
      order {
        ...StateOfOrder
      }
    }
  }
`);

const pollMs = 30_000;

/** Signs a guest in, or shows the state of an order to a reader who may be somebody else. */
export function GuestLinkPage() {
  const t = useTexts();
  const { token = '', orderId } = useParams<'token' | 'orderId'>();
  const { data, error, refetch } = useQuery(GuestLinkQuery, {
    variables: { token, orderId },
    fetchPolicy: 'network-only',
    pollInterval: pollMs,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const signIn = useOpenGuestLink(token, orderId ? `/track-order/${orderId}` : '/order-history');
  const link = data?.guestLink;
  const isExpired = errorCode(error) === 'LINK_EXPIRED';
  const { user } = useSession();
  const endsSession = user !== null && link?.isOwn === false;
  if (isExpired || link?.canSignIn) {
    return (
      <MailLink
        text={t('guestLink.text')}
        action={t(endsSession ? 'guestLink.submitInstead' : 'guestLink.submit')}
        warning={endsSession && <SessionEnds />}
        cancel={
          endsSession && (
            <ButtonLink to="/order-history" variant="ghost" block>
              {t('guestLink.stay')}
            </ButtonLink>
          )
        }
        loading={signIn.loading}
        error={isExpired ? error : signIn.error}
        failure={t('guestLink.failed')}
        onPress={signIn.open}
      />
    );
  }
  return (
    <Page width="regular">
      {link && (
        <div className="stack gap-4">
          {link.order && <StateOfOrder order={link.order} />}
          <Notice tone="info">{t('guestLink.unconfirmed')}</Notice>
        </div>
      )}
      {!link && error && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('guestLink.failed'))}</RetryNotice>
      )}
      {!link && !error && <output className={pageStyles['loading']}>{t('common.loading')}</output>}
    </Page>
  );
}

const StateOfOrderFragment = graphql(`
  fragment StateOfOrder on OrderState {
    way
    status
    slotAt
    promisedFrom
    promisedUntil
  }
`);

function StateOfOrder({ order: masked }: { readonly order: FragmentType<typeof StateOfOrderFragment> }) {
  const t = useTexts();
  const tOrder = useOrderTexts();
  const { way, status, slotAt, promisedFrom, promisedUntil } = readFragment(StateOfOrderFragment, masked);
  const text = statusText(status, way);
  const isLater = status === 'PENDING' && slotAt;
  return (
    <Card>
      <section className="stack gap-5" aria-label={t('orders.status')}>
        <output className={styles['status']}>
          <span className="muted small">{t('orders.status')}</span>
          <strong className={styles['value']} data-status={status}>
            {t(`orderStatus.${text}`)}
          </strong>
          <span className="muted">
            {isLater ? t('orders.later', { time: formatSlot(slotAt) }) : tOrder(`orderMeaning.${text}`)}
          </span>
        </output>
        {!isLater && isOpen(status) && promisedFrom && promisedUntil && (
          <p>{t('orders.expected', { time: formatPeriod(promisedFrom, promisedUntil) })}</p>
        )}
        {status !== 'CANCELLED' && <ProgressBar status={status} way={way} history={[]} />}
      </section>
    </Card>
  );
}
