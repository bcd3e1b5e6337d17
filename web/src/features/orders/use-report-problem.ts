import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { OrderProblemInput } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { randomUuid } from '../../shared/lib/uuid';
import { say } from '../../texts/texts';

const ReportOrderProblemMutation = graphql(`
  mutation ReportOrderProblem($id: ID!, $input: OrderProblemInput!, $idempotencyKey: String) {
    reportOrderProblem(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
      ...OrderProblem
    }
  }
`);

export function useReportProblem(orderId: string) {
  const [mutate, { loading }] = useMutation(ReportOrderProblemMutation);
  const [problem, setProblem] = useState<string>();
  /** A different report has a different key; the same one is kept once. */
  const [attempt, setAttempt] = useState({ sent: '', key: randomUuid() });

  return {
    problem,
    isSending: loading,
    /** @returns whether it was sent */
    report: async (input: OrderProblemInput): Promise<boolean> => {
      const sent = JSON.stringify(input);
      const key = sent === attempt.sent ? attempt.key : randomUuid();
      setAttempt({ sent, key });
      setProblem(undefined);
      try {
        await mutate({ variables: { id: orderId, input, idempotencyKey: key } });
        toast.success(say('orderProblem.sentToast'));
        return true;
      } catch (error) {
        setProblem(errorMessage(error, say('orderProblem.failed')));
        return false;
      }
    },
  };
}
