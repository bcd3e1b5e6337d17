import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, type Outcome, type Token } from './doors.js';

interface SeenProblem {
  readonly reason: string;
  readonly dishes: readonly string[];
  readonly text: string;
  readonly sentAt: string;
  readonly answeredAt: string | null;
  readonly reply: string | null;
}

interface Reported {
  readonly problem: SeenProblem | null;
}

export interface OrderProblemDoor {
  readonly name: string;
  report(
    token: Token,
    orderId: string,
    input: Record<string, unknown>,
    key?: string,
  ): Promise<Outcome<SeenProblem | null>>;
  answer(token: Token, orderId: string, reply: string | null): Promise<Outcome<SeenProblem | null>>;
  seen(token: Token, orderId: string): Promise<Outcome<SeenProblem | null>>;
}

const problem = '{ problem { reason dishes text sentAt answeredAt reply } }';
const problemOf = (order: Reported) => order.problem;

/** Problems with orders through GraphQL and REST. */
export function orderProblemDoorsOf(test: () => TestApp): OrderProblemDoor[] {
  const graphql = graphqlCaller(test);
  const rest = restCaller(test);
  return [
    {
      name: 'GraphQL',
      report: (token, id, input, key) =>
        graphql<Reported, SeenProblem | null>(
          `mutation ($id: ID!, $input: OrderProblemInput!, $key: String) {
             reportOrderProblem(id: $id, input: $input, idempotencyKey: $key) ${problem}
           }`,
          'reportOrderProblem',
          problemOf,
          { id, input, key },
          token,
        ),
      answer: (token, id, reply) =>
        graphql<Reported, SeenProblem | null>(
          `mutation ($id: ID!, $reply: String) { answerOrderProblem(id: $id, reply: $reply) ${problem} }`,
          'answerOrderProblem',
          problemOf,
          { id, reply },
          token,
        ),
      seen: (token, id) =>
        graphql<Reported, SeenProblem | null>(
          `query ($id: ID!) { order(id: $id) ${problem} }`,
          'order',
          problemOf,
          { id },
          token,
        ),
    },
    {
      name: 'REST',
      report: (token, id, body, key) =>
        rest<Reported, SeenProblem | null>('POST', `/api/orders/${id}/problem`, problemOf, {
          token,
          body,
          key,
        }),
      answer: (token, id, reply) =>
        rest<Reported, SeenProblem | null>('PUT', `/api/admin/orders/${id}/problem`, problemOf, {
          token,
          body: { reply },
        }),
      seen: (token, id) =>
        rest<Reported, SeenProblem | null>('GET', `/api/orders/${id}`, problemOf, { token }),
    },
  ];
}
