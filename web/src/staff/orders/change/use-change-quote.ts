import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '../../../gql';
import type { OrderChangeInput, OrderChangeQuoteQuery } from '../../../gql/graphql';
import { errorCode } from '../../../shared/lib/errors';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { useInterval } from '../../../shared/lib/use-interval';
import { useLanguage } from '../../../texts/language';

const ChangeQuoteQuery = graphql(`
  query OrderChangeQuote($id: ID!, $input: OrderChangeInput!) {
    quoteOrderChange(id: $id, input: $input) {
      version
      changes {
        ...ChangedLine
      }
      charges {
        kind
        label
        amount
      }
      taxes {
        ...IncludedTaxes
      }
      totalBefore
      total
      due
      refund
      takingsRefund
      problems {
        code
        stage
        field
        message
        line
        needs
      }
    }
  }
`);

export type ChangeQuote = OrderChangeQuoteQuery['quoteOrderChange'];

/** Milliseconds after the last press or letter. */
const askAfterMs = 300;
/** Milliseconds between questions that could not be answered. */
const retryMs = 5000;

interface Answer {
  readonly key?: string;
  /** Key without its round. */
  readonly question?: string | undefined;
  readonly quote?: ChangeQuote;
  readonly error?: unknown;
}

/**
 * The server's quote of a change, asked for after each change of the input and of the order. The last one stays until the
 * next has come. @param version of the order @param input undefined if nothing changes
 */
export function useChangeQuote(id: string, version: number, input: OrderChangeInput | undefined) {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer>({});
  const [round, setRound] = useState(0);
  const language = useLanguage();
  const question = input && JSON.stringify([input, version, language]);
  const key = question && `${round} ${question}`;
  const asked = useDebounced(key, askAfterMs);

  const ask = useEffectEvent(async (): Promise<Answer> => {
    if (!input) return {};
    try {
      const { data } = await client.query({
        query: ChangeQuoteQuery,
        variables: { id, input },
        fetchPolicy: 'no-cache',
        // A request from before a change must not answer the one after it.
        context: { queryDeduplication: false },
      });
      return data ? { question, quote: data.quoteOrderChange } : {};
    } catch (error) {
      return { question, error };
    }
  });
  useEffect(() => {
    let isPresent = true;
    const show = async () => {
      const news = asked === undefined ? {} : { ...(await ask()), key: asked };
      if (isPresent) setAnswer(({ quote }) => ({ ...(asked !== undefined && quote && { quote }), ...news }));
    };
    void show();
    return () => {
      isPresent = false;
    };
  }, [asked]);

  const isAnswered = key !== undefined && answer.key === key;
  // It stays while the same is asked again.
  const error = question !== undefined && answer.question === question ? answer.error : undefined;
  const refresh = () => setRound((before) => before + 1);
  // A refusal would be repeated.
  const isToRetry = isAnswered && error !== undefined && errorCode(error) === undefined;
  useInterval(refresh, isToRetry ? retryMs : undefined);
  return {
    /** Of the present input or, until it has come, of the one before. */
    quote: input && answer.quote,
    isQuoted: isAnswered && error === undefined,
    error,
    refresh,
  };
}
