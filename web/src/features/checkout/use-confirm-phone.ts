import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';

const ConfirmPhoneMutation = graphql(`
  mutation ConfirmPhone($phone: String!, $code: String!) {
    confirmPhone(phone: $phone, code: $code) {
      phone
      isConfirmed
    }
  }
`);

export function useConfirmPhone() {
  const [mutate, { loading }] = useMutation(ConfirmPhoneMutation);
  return {
    isConfirming: loading,
    confirmPhone: (phone: string, code: string) => mutate({ variables: { phone, code } }),
  };
}
