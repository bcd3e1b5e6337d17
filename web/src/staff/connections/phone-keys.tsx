import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { Fact, Facts } from '../../shared/ui/facts';
import { useTexts } from '../texts/texts';
import { ConnectionActions } from './connection-actions';
import { ConnectionState, useConnectionState } from './connection-state';
import { KeyFact } from './key-fact';
import { SmsDialog } from './sms-dialog';
import { WhatsAppDialog } from './whats-app-dialog';

const SmsStateFragment = graphql(`
  fragment SmsState on SmsConnection {
    state {
      ...ConnectionState
    }
    keyEnding
    templateId
  }
`);

const WhatsAppStateFragment = graphql(`
  fragment WhatsAppState on WhatsAppConnection {
    state {
      ...ConnectionState
    }
    keyEnding
    phoneNumberId
    template
    language
  }
`);

/** The account that sends codes by SMS. */
export function SmsKeys({ connection }: { readonly connection: FragmentType<typeof SmsStateFragment> }) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { state, keyEnding, templateId } = readFragment(SmsStateFragment, connection);
  const { version, isEntered } = useConnectionState(state);
  return (
    <>
      {templateId && (
        <Facts className="stack gap-2">
          <KeyFact term={t('sms.authKey')} ending={keyEnding} />
          <Fact term={t('sms.templateId')}>{templateId}</Fact>
        </Facts>
      )}
      <ConnectionState state={state} />
      <ConnectionActions
        state={state}
        kind="SMS"
        isInUse
        texts={{
          enter: t('sms.enter'),
          change: t('sms.change'),
          removeTitle: t('sms.removeTitle'),
          removeConsequence: t('sms.removeConsequence'),
        }}
        onEdit={() => setIsOpen(true)}
      />
      {isOpen && (
        <SmsDialog
          version={version}
          templateId={isEntered ? (templateId ?? null) : null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface WhatsAppKeysProps {
  readonly connection: FragmentType<typeof WhatsAppStateFragment>;
}

/** The account that sends codes by WhatsApp. */
export function WhatsAppKeys({ connection }: WhatsAppKeysProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { state, ...values } = readFragment(WhatsAppStateFragment, connection);
  const { version, isEntered } = useConnectionState(state);
  const { keyEnding, phoneNumberId, template, language } = values;
  return (
    <>
      {phoneNumberId && (
        <Facts className="stack gap-2">
          <KeyFact term={t('whatsApp.token')} ending={keyEnding} />
          <Fact term={t('whatsApp.phoneNumberId')}>{phoneNumberId}</Fact>
          <Fact term={t('whatsApp.template')}>{`${template ?? ''} (${language ?? ''})`}</Fact>
        </Facts>
      )}
      <ConnectionState state={state} />
      <ConnectionActions
        state={state}
        kind="WHATSAPP"
        isInUse
        texts={{
          enter: t('whatsApp.enter'),
          change: t('whatsApp.change'),
          removeTitle: t('whatsApp.removeTitle'),
          removeConsequence: t('whatsApp.removeConsequence'),
        }}
        onEdit={() => setIsOpen(true)}
      />
      {isOpen && (
        <WhatsAppDialog version={version} stored={isEntered ? values : {}} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
