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

export function useSendPhoneCode() {
  const [mutate, { loading }] = useMutation(SendPhoneCodeMutation);
  return {
    isSending: loading,
    sendCode: async (phone: string, channel: PhoneCodeChannel) => {
      const { data } = await mutate({ variables: { phone, channel } });
      return data?.sendPhoneCode;
    },
  };
}
