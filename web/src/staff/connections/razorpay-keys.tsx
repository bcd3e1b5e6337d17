import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { Fact, Facts } from '../../shared/ui/facts';
import { useTexts } from '../texts/texts';
import { ConnectionActions } from './connection-actions';
import { ConnectionState, useConnectionState } from './connection-state';
import { KeyFact } from './key-fact';
import { RazorpayDialog } from './razorpay-dialog';
import { RazorpayWebhook } from './razorpay-webhook';

const RazorpayStateFragment = graphql(`
  fragment RazorpayState on RazorpayConnection {
    state {
      ...ConnectionState
    }
    keyId
    keyEnding
    acceptsWebhooks
    ...RazorpayWebhook
  }
`);

interface RazorpayKeysProps {
  readonly connection: FragmentType<typeof RazorpayStateFragment>;
}

/** The keys of Razorpay, and whether its webhooks arrive. */
export function RazorpayKeys({ connection }: RazorpayKeysProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const razorpay = readFragment(RazorpayStateFragment, connection);
  const { state, keyId, keyEnding, acceptsWebhooks } = razorpay;
  const { version, isEntered } = useConnectionState(state);
  return (
    <>
      {keyId && (
        <Facts className="stack gap-2">
          <Fact term={t('razorpay.keyId')}>{keyId}</Fact>
          <KeyFact term={t('razorpay.keySecret')} ending={keyEnding} />
          <Fact term={t('razorpay.webhookSecret')}>
            {t(acceptsWebhooks ? 'connections.isSet' : 'razorpay.noWebhookSecret')}
          </Fact>
        </Facts>
      )}
      <ConnectionState state={state} />
      <ConnectionActions
        state={state}
        kind="RAZORPAY"
        isInUse={Boolean(keyId)}
        texts={{
          enter: t('razorpay.enter'),
          change: t('razorpay.change'),
          removeTitle: t('razorpay.removeTitle'),
          removeConsequence: t('razorpay.removeConsequence'),
        }}
        onEdit={() => setIsOpen(true)}
      />
      {keyId && <RazorpayWebhook connection={razorpay} />}
      {isOpen && (
        <RazorpayDialog
          version={version}
          keyId={isEntered ? keyId : null}
          acceptsWebhooks={isEntered && acceptsWebhooks}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
