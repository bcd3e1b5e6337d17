import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { Button } from '../../shared/ui/button';
import { Fact, Facts } from '../../shared/ui/facts';
import { useTexts } from '../texts/texts';
import { ConnectionState, useConnectionState } from './connection-state';
import { RazorpayDialog } from './razorpay-dialog';
import { RazorpayWebhook } from './razorpay-webhook';
import { RemoveConnection } from './remove-connection';
import { affectedQueries } from './use-connections';

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

const RemoveRazorpayMutation = graphql(`
  mutation RemoveRazorpay($version: Int!, $currentPassword: String) {
    removeRazorpay(version: $version, currentPassword: $currentPassword) {
      ...RazorpayState
    }
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
  const { version, isEditable, isEntered } = useConnectionState(state);
  const [remove] = useMutation(RemoveRazorpayMutation, {
    refetchQueries: affectedQueries,
    awaitRefetchQueries: true,
  });

  return (
    <>
      {keyId && (
        <Facts className="stack gap-2">
          <Fact term={t('razorpay.keyId')}>{keyId}</Fact>
          <Fact term={t('razorpay.keySecret')}>
            {keyEnding ? t('connections.set', { ending: keyEnding }) : t('connections.isSet')}
          </Fact>
          <Fact term={t('razorpay.webhookSecret')}>
            {t(acceptsWebhooks ? 'connections.isSet' : 'razorpay.noWebhookSecret')}
          </Fact>
        </Facts>
      )}
      <ConnectionState state={state} />
      {isEditable && (
        <div className="row wrap gap-3">
          <Button variant={keyId ? 'secondary' : 'primary'} onClick={() => setIsOpen(true)}>
            {t(isEntered ? 'razorpay.change' : 'razorpay.enter')}
          </Button>
          {isEntered && (
            <RemoveConnection
              title={t('razorpay.removeTitle')}
              consequence={t('razorpay.removeConsequence')}
              onRemove={(currentPassword) =>
                remove({ variables: { version, ...(currentPassword && { currentPassword }) } })
              }
            />
          )}
        </div>
      )}
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
