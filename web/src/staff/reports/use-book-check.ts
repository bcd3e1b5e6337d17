import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import type { VerifyBillBookQuery } from '../../gql/graphql';

const BookCheckQuery = graphql(`
  query VerifyBillBook($head: String) {
    verifyBillBook(head: $head) {
      isWhole
      entries
      firstWrong {
        sequence
        problem
      }
    }
  }
`);

export type BookCheck = VerifyBillBookQuery['verifyBillBook'];

interface Outcome {
  readonly check?: BookCheck;
  /** Of what was checked. */
  readonly hasHead: boolean;
  readonly error?: unknown;
}

/** Checks the whole book on the server. */
export function useBookCheck() {
  const client = useApolloClient();
  const [isChecking, setIsChecking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const check = async (typed: string) => {
    if (isChecking) return;
    setIsChecking(true);
    setOutcome(undefined);
    const head = typed.trim() || undefined;
    const hasHead = head !== undefined;
    try {
      const { data } = await client.query({
        query: BookCheckQuery,
        variables: { head },
        fetchPolicy: 'no-cache',
      });
      if (data) setOutcome({ check: data.verifyBillBook, hasHead });
    } catch (error) {
      setOutcome({ error, hasHead });
    } finally {
      setIsChecking(false);
    }
  };
  return { check, isChecking, outcome };
}
