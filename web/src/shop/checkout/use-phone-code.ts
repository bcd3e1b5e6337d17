import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { PhoneCodeChannel } from '../../gql/graphql';

const SendPhoneCodeMutation = graphql(`
  mutation SendPhoneCode($phone: String!, $channel: PhoneCodeChannel!) {
    sendPhoneCode(phone: $phone, channel: $channel) {
      phone
      isConfirmed
      channel
    }
  }
`);

const ConfirmPhoneMutation = graphql(`
  mutation ConfirmPhone($phone: String!, $digits: String!) {
    confirmPhone(phone: $phone, digits: $digits) {
      phone
      isConfirmed
    }
  }
`);

/** Sends a code to a phone, and confirms the phone with it. */
export function usePhoneCode() {
  const [send, { loading: isSending }] = useMutation(SendPhoneCodeMutation);
  const [confirm, { loading: isConfirming }] = useMutation(ConfirmPhoneMutation);
  return {
    isSending,
    isConfirming,
    sendCode: async (phone: string, channel: PhoneCodeChannel) =>
      (await send({ variables: { phone, channel } })).data?.sendPhoneCode,
    confirmPhone: (phone: string, digits: string) => confirm({ variables: { phone, digits } }),
  };
}
