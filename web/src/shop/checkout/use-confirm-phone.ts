import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';

const ConfirmPhoneMutation = graphql(`
  mutation ConfirmPhone($phone: String!, $digits: String!) {
    confirmPhone(phone: $phone, digits: $digits) {
      phone
      isConfirmed
    }
  }
`);

export function useConfirmPhone() {
  const [mutate, { loading }] = useMutation(ConfirmPhoneMutation);
  return {
    isConfirming: loading,
    confirmPhone: (phone: string, digits: string) => mutate({ variables: { phone, digits } }),
  };
}
