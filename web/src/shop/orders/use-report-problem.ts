import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { OrderProblemInput } from '../../gql/graphql';
import { randomUuid } from '../../shared/lib/uuid';
import { say } from '../texts/texts';

const ReportOrderProblemMutation = graphql(`
  mutation ReportOrderProblem($id: ID!, $input: OrderProblemInput!, $idempotencyKey: String) {
    reportOrderProblem(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
      ...OrderProblem
    }
  }
`);

/** @returns sends a report, or throws the error of the server or the network */
export function useReportProblem(orderId: string) {
  const [mutate] = useMutation(ReportOrderProblemMutation);
  /** A different report has a different key; the same one is kept once. */
  const [attempt, setAttempt] = useState({ sent: '', key: randomUuid() });

  return async (input: OrderProblemInput): Promise<void> => {
    const sent = JSON.stringify(input);
    const key = sent === attempt.sent ? attempt.key : randomUuid();
    setAttempt({ sent, key });
    await mutate({ variables: { id: orderId, input, idempotencyKey: key } });
    toast.success(say('orderProblem.sentToast'));
  };
}
