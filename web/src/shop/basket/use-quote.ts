import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../gql';
import type { PaymentMode, QuoteProblemCode, QuoteQuery, QuoteStage } from '../../gql/graphql';
import { useOrderWay } from '../../domain/basket/use-order-way';
import { useOrdering } from '../../domain/restaurant/ordering';
import { fieldErrors } from '../../shared/lib/errors';
import { serverWords } from '../../shared/lib/server-words';
import { usePortionsText } from '../../domain/menu/availability';
import { useSoldOut } from '../../domain/menu/sold-out';
import { lineKey } from '../../domain/basket/lines';
import { useIsAnyNotServed } from '../menu/serving';
import type { LiveLine } from './menu-drift';
import { orderItemOf } from './order-input';
import { deliveryOf, sumOf } from './quoted-delivery';

const QuoteQuery = graphql(`
  query Quote($input: QuoteInput!) {
    quote(input: $input) {
      charges {
        kind
        label
        amount
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

type Problem = QuoteQuery['quote']['problems'][number];

const isOfOpening = ({ stage }: Problem) => stage === 'OPENING';
const isOfSlot = ({ field }: Problem) => field === 'slot';
/** Shown at their lines. */
const isOfChoices = ({ field }: Problem) => field === 'choices';

/** Shown in places of their own. */
const otherStages: readonly QuoteStage[] = ['OPENING', 'DELIVERY', 'PAYMENT'];
const otherFields: readonly unknown[] = ['choices', 'slot', 'phone'];
const isOfDishes = ({ stage, field }: Problem) =>
  !otherStages.includes(stage) && !otherFields.includes(field);

/** Whether a problem of a line ends at a known time, after which the line can be ordered. */
function isTemporary(code: QuoteProblemCode, { soldOut, soldOutChoices = [] }: LiveLine): boolean {
  if (code === 'NOT_SERVED_NOW') return true;
  if (code === 'SOLD_OUT') return soldOut?.until != null;
  return (
    code === 'CHOICE_SOLD_OUT' && soldOutChoices.length > 0 && soldOutChoices.every(({ until }) => until)
  );
}

/** Milliseconds until the next quote if client and server disagree on whether orders are taken. */
const clocksDifferMs = 5000;

/** Where an order goes, when and to whom, as far as the customer has said. */
export interface Destination {
  readonly address?: string | undefined;
  readonly coordinates?: { readonly lat: number; readonly lng: number } | undefined;
  readonly pinCode?: string | undefined;
  /** Start of the slot of an order for later. */
  readonly slot?: string | undefined;
  /** In any spelling. */
  readonly phone?: string | undefined;
}

const toPaise = (rupees: number) => Math.round(rupees * 100);

/** Ids in the server's format. Old carts may have others, which the checkout refuses. */
const dishId = /^[0-9a-f]{24}$/;

/**
 * The server's quote of a cart: its total and its problems. @param cart its own sums are used until the server has
 * answered @param paymentMode undefined: any mode that allows the total @param destination of the order; its place is sent
 * to restaurants with delivery zones
 */
export function useQuote(
  cart: { readonly lines: readonly LiveLine[]; readonly totalRupees: number; readonly packingRupees: number },
  paymentMode?: PaymentMode,
  { slot, phone, ...destination }: Destination = {},
) {
  const quoted = cart.lines.filter(({ _id: id, isGone }) => !isGone && dishId.test(id));
  const items = quoted.map(orderItemOf);
  const { way, table } = useOrderWay();
  const [hasZones, setHasZones] = useState(false);
  /** Whether the answer depends on the phone number, which is sent then unless the server does not accept it. */
  const [dependsOnPhone, setDependsOnPhone] = useState(false);
  const [refusedPhone, setRefusedPhone] = useState<string>();
  const input = {
    items,
    ...(way !== 'DELIVERY' ? { way, ...(table && { table: table.code }) } : hasZones && destination),
    ...(paymentMode && { paymentMode }),
    ...(slot && { slot }),
    ...(dependsOnPhone && phone && phone !== refusedPhone && { phone }),
  };
  const { data, previousData, loading, error, refetch } = useQuery(
    QuoteQuery,
    items.length > 0
      ? {
          variables: { input },
          fetchPolicy: 'cache-and-network',
          // A request from before a change must not answer the one after it.
          context: { queryDeduplication: false },
        }
      : skipToken,
  );
  const quote = items.length > 0 && !loading ? data?.quote : undefined;
  // Fee and promised time stay while the next quote is on its way.
  const lastQuote = quote ?? (data ?? previousData)?.quote;
  const delivery = deliveryOf(lastQuote);
  const otherCharges = (lastQuote?.charges ?? []).filter(({ kind }) => kind !== packingKind);
  if (quote && delivery.hasZones !== hasZones) setHasZones(delivery.hasZones);
  const isUnconfirmed = quote?.problems.some(({ code }) => code === 'PHONE_UNCONFIRMED');
  if (isUnconfirmed && !dependsOnPhone) setDependsOnPhone(true);
  if (error && fieldErrors(error)['phone'] && phone !== refusedPhone) setRefusedPhone(phone);

  // The menu has changed since the quote. Only once per total and answer, because the server may have the newer menu.
  const { totalRupees, packingRupees } = cart;
  const ownPaise = toPaise(totalRupees) + toPaise(sumOf(otherCharges));
  const isOutdated = quote !== undefined && toPaise(quote.total) !== ownPaise;
  const quotedTotal = isOutdated ? quote.total : undefined;
  const askedFor = useRef<string>(undefined);
  useEffect(() => {
    const difference = `${totalRupees} ${quotedTotal}`;
    if (quotedTotal === undefined || askedFor.current === difference) return;
    askedFor.current = difference;
    refetch().catch(() => undefined);
  }, [quotedTotal, totalRupees, refetch]);

  // Something in the cart was marked as sold out since, its mark has ended, or others have ordered it.
  const marks = useSoldOut(
    cart.lines.flatMap(({ soldOut, soldOutChoices = [] }) => [soldOut, ...soldOutChoices]),
  ).join();
  const ids = cart.lines.map(({ _id: id }) => id);
  const dishes = ids.join();
  const sold = `${marks} ${usePortionsText(ids)}`;
  const quotedFor = useRef({ dishes, sold });
  useEffect(() => {
    const before = quotedFor.current;
    quotedFor.current = { dishes, sold };
    // Another cart has another quote.
    if (before.dishes !== dishes || before.sold === sold) return;
    refetch().catch(() => undefined);
  }, [dishes, sold, refetch]);

  const problemsOf = (isRequested: (problem: Problem) => boolean) => [
    ...new Set((quote?.problems ?? []).filter(isRequested).map(({ message }) => serverWords(message))),
  ];
  const choiceProblems = new Map<string, string>();
  for (const problem of quote?.problems.filter(isOfChoices) ?? []) {
    const wrong = problem.line === null ? undefined : quoted[problem.line];
    if (wrong) choiceProblems.set(lineKey(wrong), serverWords(problem.message));
  }
  const lasting = quote?.problems.find((problem) => {
    const wrong = problem.line === null ? undefined : quoted[problem.line];
    return (isOfDishes(problem) || isOfChoices(problem)) && !(wrong && isTemporary(problem.code, wrong));
  });
  const [orderingProblem] = problemsOf(isOfOpening);

  const { kind } = useOrdering();
  const isNotServed = useIsAnyNotServed(quoted.map(({ _id: id }) => id));
  const state = `${kind} ${isNotServed}`;
  // The restaurant, or the hours of a dish, have begun or ended since the quote. The device's clock may be wrong.
  const isAtOdds =
    quote !== undefined &&
    slot === undefined &&
    ((kind === 'open') !== (orderingProblem === undefined) ||
      isNotServed !== quote.problems.some(({ code }) => code === 'NOT_SERVED_NOW'));
  const askedAt = useRef(state);
  useEffect(() => {
    if (!isAtOdds) return;
    const ask = () => void refetch().catch(() => undefined);
    if (askedAt.current !== state) {
      askedAt.current = state;
      ask();
      return;
    }
    const timer = setInterval(ask, clocksDifferMs);
    return () => clearInterval(timer);
  }, [isAtOdds, state, refetch]);

  const client = useApolloClient();
  const { promisedFrom, promisedUntil } = lastQuote ?? {};

  return {
    /** Null if no time is promised. */
    promise: promisedFrom && promisedUntil ? { from: promisedFrom, until: promisedUntil } : null,
    /** Reads the quote again, and shows the present one meanwhile. */
    renew: () => {
      client
        .query({ query: QuoteQuery, variables: { input }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    },
    totalRupees: quote?.total ?? ownPaise / 100,
    delivery,
    /** Whether the quote is about the present cart and destination. */
    isQuoted: quote !== undefined,
    /** On top of the dishes, part of the total. */
    charges: quote?.charges ?? [
      ...(packingRupees > 0 ? [{ kind: packingKind, label: 'Packing', amount: packingRupees }] : []),
      ...otherCharges,
    ],
    /** Why no orders are taken. */
    orderingProblem,
    /** Why the slot is not available. */
    slotProblem: problemsOf(isOfSlot)[0],
    /** Problems of dishes. */
    dishProblems: problemsOf(isOfDishes),
    /** Problems of choices, by the key of their line. */
    choiceProblems: choiceProblems as ReadonlyMap<string, string>,
    /** Why the cart cannot be ordered for later either. */
    lastingProblem: lasting && serverWords(lasting.message),
    /** Why the total cannot be paid, at all or in the requested mode. */
    paymentProblem: problemsOf(({ stage, field }) => stage === 'PAYMENT' && field !== 'phone')[0],
    /** Why the phone number must be confirmed by a code. The first quote did not know the number. */
    codeReason:
      phone && !dependsOnPhone ? undefined : problemsOf(({ code }) => code === 'PHONE_UNCONFIRMED')[0],
    /** Requests a new quote. */
    refresh: () => void refetch().catch(() => undefined),
  };
}
