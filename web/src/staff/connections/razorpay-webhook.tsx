import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatMoment } from '../../shared/lib/format';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { CopiedText } from './copied-text';

const RazorpayWebhookFragment = graphql(`
  fragment RazorpayWebhook on RazorpayConnection {
    acceptsWebhooks
    webhookUrl
    lastWebhookAt
    lastRefusedWebhookAt
  }
`);

/** What the shop's worker looks at: https://razorpay.com/docs/webhooks/payments/ */
const events = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'refund.created',
  'refund.processed',
  'refund.failed',
];

interface RazorpayWebhookProps {
  readonly connection: FragmentType<typeof RazorpayWebhookFragment>;
}

/** How to set up the webhook at Razorpay, and whether it works. */
export function RazorpayWebhook({ connection }: RazorpayWebhookProps) {
  const t = useTexts();
  const { acceptsWebhooks, webhookUrl, lastWebhookAt, lastRefusedWebhookAt } = readFragment(
    RazorpayWebhookFragment,
    connection,
  );
  // Without a public address in the settings, the one in the browser may be it.
  const url = webhookUrl ?? `${window.location.origin}/api/payment/webhook`;
  const isWrong = lastRefusedWebhookAt && (!lastWebhookAt || lastRefusedWebhookAt > lastWebhookAt);
  const news = isWrong ? (
    <Notice tone="error">{t('webhook.refused', { when: formatMoment(lastRefusedWebhookAt) })}</Notice>
  ) : lastWebhookAt ? (
    <Notice tone="success">{t('webhook.received', { when: formatMoment(lastWebhookAt) })}</Notice>
  ) : (
    <Notice tone={acceptsWebhooks ? 'info' : 'warning'}>
      {t(acceptsWebhooks ? 'webhook.notYet' : 'webhook.noSecret')}
    </Notice>
  );
  return (
    <div className="stack gap-3">
      <h3 className="text-lg">{t('webhook.title')}</h3>
      {news}
      {url.startsWith('https:') ? (
        <>
          <p className="muted small">{t('webhook.how')}</p>
          <CopiedText label={t('webhook.url')} text={url} />
          <div className="stack gap-1">
            <span className="semibold">{t('webhook.events')}</span>
            <ul className="row wrap gap-2 small">
              {events.map((event) => (
                <li key={event}>
                  <code>{event}</code>
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : (
        <p className="muted small">{t('webhook.noAddress')}</p>
      )}
    </div>
  );
}
