import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrderWay } from '../../domain/basket/use-order-way';
import { graphql } from '../../gql';
import type { PaymentMode, QuoteInput } from '../../gql/graphql';
import { fieldErrors } from '../../shared/lib/errors';
import { useInterval } from '../../shared/lib/use-interval';
import { wholePaise } from '../../shared/lib/whole-paise';
import { useLanguage } from '../../texts/language';
import { orderItemOf } from './order-input';
import { deliveryOf, sumOfCharges, type Quote } from './quoted-delivery';
import { codeReasonOf, quotedProblems } from './quoted-problems';
import { useCircumstances } from './use-circumstances';
import type { useLiveCart } from './use-live-cart';

const quoteDocument = graphql(`
  query Quote($input: QuoteInput!) {
    quote(input: $input) {
      charges {
        kind
        label
        amount
      }
      taxes {
        ...IncludedTaxes
      }
      deliveryFrom
      zone {
        id
        name
        freeFrom
      }
      total
      promisedFrom
      promisedUntil
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

/** The packing charge is known from the menu, too. */
const packingKind = 'PACKING';

/** Milliseconds until the next quote if client and server disagree on whether orders are taken. */
const clocksDifferMs = 5000;
/** Milliseconds between questions that could not be answered. */
const retryMs = 5_000;

/** Where an order goes, when, to whom and how it is paid, as far as the customer has said. */
interface Destination {
  readonly address?: string | undefined;
  readonly coordinates?: { readonly lat: number; readonly lng: number } | undefined;
  readonly pinCode?: string | undefined;
  /** Start of the slot of an order for later. */
  readonly slot?: string | undefined;
  /** In any spelling; undefined while it is not known, empty for none. */
  readonly phone?: string | undefined;
  /** Undefined: any mode that allows the total. */
  readonly paymentMode?: PaymentMode;
}

type Cart = ReturnType<typeof useLiveCart>;

interface Question {
  readonly key: string | undefined;
  readonly phone: string | undefined;
}

/** The last answer, and what the answers have said so far. */
interface Answer {
  readonly key?: string | undefined;
  readonly quote?: Quote | undefined;
  /** Whether the quote is about the number, or about an order without an acceptable one. */
  readonly isPhoneKnown?: boolean;
  /** Whether quotes depend on the phone number, which is sent then unless the server does not accept it. */
  readonly needsPhone?: boolean | undefined;
  readonly refusedPhone?: string | undefined;
  /** Of a question that could not be answered. */
  readonly failedKey?: string | undefined;
}

/** Ids in the server's format. Old carts may have others, which the checkout refuses. */
const dishId = /^[0-9a-f]{24}$/;

/** Asks the server. @returns what its answer changes */
async function answerTo(client: ApolloClient, input: QuoteInput, { key, phone }: Question) {
  try {
    const { data } = await client.query({
      query: quoteDocument,
      variables: { input },
      fetchPolicy: 'network-only',
      // A request from before a change must not answer the one after it.
      context: { queryDeduplication: false },
    });
    const quote = data?.quote;
    if (!quote) throw new Error('The answer holds no quote');
    const isUnconfirmed = codeReasonOf(quote.problems) !== undefined;
    return (before: Answer): Answer => ({
      ...before,
      key,
      quote,
      isPhoneKnown:
        phone !== undefined && (input.phone !== undefined || phone === '' || phone === before.refusedPhone),
      needsPhone: before.needsPhone || isUnconfirmed,
    });
  } catch (error) {
    const refused = fieldErrors(error);
    const isRefused = Object.keys(refused).length > 0;
    return (before: Answer): Answer => ({
      ...before,
      ...(refused['phone'] !== undefined && { refusedPhone: phone }),
      ...(!isRefused && { failedKey: key }),
    });
  }
}

/** The total by the menu, with the charges of the last quote. */
function estimateOf({ totalRupees, packingRupees }: Cart, last: Quote | undefined) {
  const others = (last?.charges ?? []).filter(({ kind }) => kind !== packingKind);
  const packing = { kind: packingKind, label: 'Packing', amount: packingRupees };
  return {
    totalRupees: wholePaise(totalRupees + sumOfCharges(others)),
    charges: packingRupees > 0 ? [packing, ...others] : others,
    taxes: last?.taxes,
  };
}

/**
 * The server's quote of a cart, asked for again exactly when its key changes: the order and what else it depends on. Until
 * the answer comes, the total is an estimate. A timer asks again after a failure, and while the clocks differ.
 * @param destination its place is sent to restaurants with delivery zones
 */
export function useQuote(cart: Cart, destination: Destination = {}) {
  const { slot, phone, paymentMode, ...place } = destination;
  const client = useApolloClient();
  const { way, table } = useOrderWay();
  const quoted = cart.lines.filter(({ _id: id, isGone }) => !isGone && dishId.test(id));
  const circumstances = useCircumstances(quoted, cart.dishes);
  const [round, setRound] = useState(0);

  const inputFor = ({ quote: known, needsPhone, refusedPhone }: Answer): QuoteInput => ({
    items: quoted.map(orderItemOf),
    ...(way !== 'DELIVERY'
      ? { way, ...(table && { table: table.code }) }
      : deliveryOf(known).hasZones && place),
    ...(paymentMode && { paymentMode }),
    ...(slot && { slot }),
    ...(needsPhone && phone && phone !== refusedPhone && { phone }),
  });
  const [answer, setAnswer] = useState<Answer>(() => ({
    // As on the last visit, so that nothing moves when it is answered again.
    quote: client.readQuery({ query: quoteDocument, variables: { input: inputFor({}) } })?.quote,
  }));
  const input = inputFor(answer);
  const isEmpty = quoted.length === 0;
  // Its problems are in the language in which they were asked for.
  const language = useLanguage();
  // Whether there is no number, if that matters: the first quote may have been asked for before that was known.
  const lacksPhone = answer.needsPhone === true && phone === '';
  const question = [input, circumstances.key, round, language, lacksPhone];
  const key = isEmpty ? undefined : JSON.stringify(question);

  const ask = () => answerTo(client, input, { key, phone });
  const requestQuote = useEffectEvent(ask);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isPresent = true;
    const show = async () => {
      const change = await requestQuote();
      if (isPresent) setAnswer(change);
    };
    void show();
    return () => {
      isPresent = false;
    };
  }, [key]);

  const isQuoted = key !== undefined && answer.key === key;
  const problems = isQuoted ? (answer.quote?.problems ?? []) : [];
  const said = quotedProblems(problems, quoted);

  const renew = async () => {
    if (key === undefined) return;
    const change = await ask();
    setAnswer((before) => (before.key === key ? change(before) : before));
  };
  // The restaurant, or the hours of a dish, have begun or ended by the device's clock, which may be wrong.
  const isInconsistent =
    isQuoted &&
    slot === undefined &&
    ((circumstances.kind === 'open') !== (said.orderingProblem === undefined) ||
      circumstances.isNotServed !== problems.some(({ code }) => code === 'NOT_SERVED_NOW'));
  useInterval(() => void renew(), isInconsistent ? clocksDifferMs : undefined);
  const refresh = () => setRound((before) => before + 1);
  const hasFailed = key !== undefined && answer.failedKey === key;
  useInterval(refresh, hasFailed ? retryMs : undefined);

  // Fee, promised time and reason for a code stay while the next quote is on its way.
  const { quote: last } = answer;
  const { promisedFrom, promisedUntil } = last ?? {};
  // The first quote does not know the number yet.
  const hasReason = phone === '' || (phone !== undefined && answer.isPhoneKnown);
  return {
    ...said,
    /** Null if no time is promised. */
    promise: promisedFrom && promisedUntil ? { from: promisedFrom, until: promisedUntil } : null,
    /** The total, the charges on top of the dishes, which are part of it, and the taxes. */
    ...(isQuoted && last
      ? { totalRupees: last.total, charges: last.charges, taxes: last.taxes }
      : estimateOf(cart, last)),
    delivery: deliveryOf(last),
    /** Whether the quote is about the present cart and destination. */
    isQuoted,
    /** Whether a quote of this order was answered, whatever has changed since, or could not be asked for. */
    isAnswered: last !== undefined || hasFailed || isEmpty,
    /** Why the phone number must be confirmed by a code. */
    codeReason: hasReason ? codeReasonOf(last?.problems ?? []) : undefined,
    /** Reads the quote again, and shows the present one meanwhile. */
    renew: () => void renew(),
    /** Requests a new quote in place of the present one. */
    refresh,
  };
}
