import { lineKey } from '../../domain/basket/lines';
import type { QuoteProblemCode, QuoteQuery, QuoteStage } from '../../gql/graphql';
import type { LiveLine } from './menu-drift';

type Problem = QuoteQuery['quote']['problems'][number];

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

/** The reason for a code of the phone number, if there is one. */
export const codeReasonOf = (problems: readonly Problem[]): string | undefined =>
  problems.find(({ code }) => code === 'PHONE_UNCONFIRMED')?.message;

/** The problems of a quote in words, by the place where they are shown. @param quoted the lines that were quoted */
export function quotedProblems(problems: readonly Problem[], quoted: readonly LiveLine[]) {
  const wordsOf = (isRequested: (problem: Problem) => boolean) => [
    ...new Set(problems.filter(isRequested).map(({ message }) => message)),
  ];
  const lineOf = ({ line }: Problem) => (line === null ? undefined : quoted[line]);
  const lasting = problems.find((problem) => {
    const line = lineOf(problem);
    return (isOfDishes(problem) || isOfChoices(problem)) && !(line && isTemporary(problem.code, line));
  });
  const choiceProblems: ReadonlyMap<string, string> = new Map(
    problems.filter(isOfChoices).flatMap((problem) => {
      const line = lineOf(problem);
      return line ? [[lineKey(line), problem.message] as const] : [];
    }),
  );
  return {
    /** Why no orders are taken. */
    orderingProblem: wordsOf(({ stage }) => stage === 'OPENING')[0],
    /** Why the slot is not available. */
    slotProblem: wordsOf(({ field }) => field === 'slot')[0],
    /** Problems of dishes. */
    dishProblems: wordsOf(isOfDishes),
    /** Problems of choices, by the key of their line. */
    choiceProblems,
    /** Why the cart cannot be ordered for later either. */
    lastingProblem: lasting?.message,
    /** Why the total cannot be paid, at all or in the requested mode. */
    paymentProblem: wordsOf(({ stage, field }) => stage === 'PAYMENT' && field !== 'phone')[0],
  };
}
