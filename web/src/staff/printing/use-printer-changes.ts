import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';

const CreatePrinterMutation = graphql(`
  mutation CreatePrinter($input: PrinterInput!) {
    createPrinter(input: $input) {
      token
      printer {
        ...PrinterSettings
      }
    }
  }
`);

const UpdatePrinterMutation = graphql(`
  mutation UpdatePrinter($id: ID!, $input: PrinterInput!, $expectedVersion: Int!) {
    updatePrinter(id: $id, input: $input, expectedVersion: $expectedVersion) {
      token
      printer {
        ...PrinterSettings
      }
    }
  }
`);

const DeletePrinterMutation = graphql(`
  mutation DeletePrinter($id: ID!) {
    deletePrinter(id: $id) {
      id
    }
  }
`);

const RenewPrinterTokenMutation = graphql(`
  mutation RenewPrinterToken($id: ID!) {
    renewPrinterToken(id: $id) {
      token
      printer {
        ...PrinterSettings
      }
    }
  }
`);

const PrintTestPageMutation = graphql(`
  mutation PrintTestPage($printerId: ID!) {
    printTestPage(printerId: $printerId) {
      ...UnsettledJob
    }
  }
`);

/** The changes of printers, which throw the error of the server or the network. */
export function usePrinterChanges() {
  const listed = { refetchQueries: ['Printing'], awaitRefetchQueries: true };
  const [create] = useMutation(CreatePrinterMutation, listed);
  const [update] = useMutation(UpdatePrinterMutation);
  const [remove] = useMutation(DeletePrinterMutation, listed);
  const [renewToken] = useMutation(RenewPrinterTokenMutation);
  const [printTestPage] = useMutation(PrintTestPageMutation, { refetchQueries: ['Printing'] });
  return { create, update, remove, renewToken, printTestPage };
}

export type PrinterChanges = ReturnType<typeof usePrinterChanges>;
