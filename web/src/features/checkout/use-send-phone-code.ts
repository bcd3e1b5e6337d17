import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { PhoneCodeChannel } from '../../gql/graphql';

const SendPhoneCodeMutation = graphql(`
  mutation SendPhoneCode($phone: String!, $channel: PhoneCodeChannel!) {
    sendPhoneCode(phone: $phone, channel: $channel) {
      phone
      isConfirmed
    }
  }
`);

export function useSendPhoneCode() {
  const [mutate, { loading, data }] = useMutation(SendPhoneCodeMutation);
  return {
    isSending: loading,
    /** E.164. Undefined until a code was sent. */
    sentTo: data?.sendPhoneCode.phone,
    sendCode: (phone: string, channel: PhoneCodeChannel) => mutate({ variables: { phone, channel } }),
  };
}
