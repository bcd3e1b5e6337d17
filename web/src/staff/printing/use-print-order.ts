import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { PrintDocument } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { randomUuid } from '../../shared/lib/uuid';
import { say } from '../texts/texts';

const PrintOrderMutation = graphql(`
  mutation PrintOrder($orderId: ID!, $document: PrintDocument!, $printerId: ID, $idempotencyKey: String!) {
    printOrder(
      orderId: $orderId
      document: $document
      printerId: $printerId
      idempotencyKey: $idempotencyKey
    ) {
      id
      isDuplicate
    }
  }
`);

interface Print {
  readonly orderId: string;
  readonly document: PrintDocument;
  /** Missing: each printer that prints the document by itself. */
  readonly printerId?: string;
}

/** Prints a document of an order. A press after a failure is the same operation. */
export function usePrintOrder() {
  const [send] = useMutation(PrintOrderMutation, { refetchQueries: ['Printing'] });
  const [sending, setSending] = useState<Print>();
  const failed = useRef(new Map<string, string>());
  /** @returns whether it is on its way to a printer */
  const print = async (what: Print): Promise<boolean> => {
    const operation = JSON.stringify(what);
    const idempotencyKey = failed.current.get(operation) ?? randomUuid();
    setSending(what);
    try {
      const { data } = await send({ variables: { ...what, idempotencyKey } });
      failed.current.delete(operation);
      const isDuplicate = data?.printOrder.some((job) => job.isDuplicate);
      toast.success(say(isDuplicate ? 'prints.sentAgain' : 'prints.sent'));
      return true;
    } catch (failure) {
      failed.current.set(operation, idempotencyKey);
      toast.error(errorMessage(failure, say('prints.failed')));
      return false;
    } finally {
      setSending(undefined);
    }
  };
  return { print, sending };
}
