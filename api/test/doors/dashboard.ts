import type { TestApp } from '../app.js';
import { graphqlCaller, restCaller, type Outcome, type Token } from './doors.js';

interface SeenSummary {
  readonly totalUsers: number;
  readonly totalOrders: number;
  readonly totalMenuItems: number;
  readonly pendingOrders: number;
  readonly deliveredOrders: number;
}

interface SeenDay {
  readonly day: string;
  readonly orders: number;
  readonly sales: number;
  readonly averageMinutes: number | null;
  readonly bestDishes: readonly { readonly name: string; readonly quantity: number }[];
}

/** The dashboard through GraphQL and REST. */
interface DashboardDoor {
  readonly name: string;
  message(token: Token): Promise<Outcome<string>>;
  summary(token: Token): Promise<Outcome<SeenSummary>>;
  today(token: Token): Promise<Outcome<SeenDay>>;
}

export const summaryFields = 'totalUsers totalOrders totalMenuItems pendingOrders deliveredOrders';

export function dashboardDoorsOf(test: () => TestApp): DashboardDoor[] {
  const graphql = graphqlCaller(test);
  const rest = restCaller(test);
  return [
    {
      name: 'GraphQL',
      message: (token) =>
        graphql(
          '{ dashboard { message } }',
          'dashboard',
          (seen: { message: string }) => seen.message,
          {},
          token,
        ),
      summary: (token) =>
        graphql(
          `{ dashboard { summary { ${summaryFields} } } }`,
          'dashboard',
          (seen: { summary: SeenSummary }) => seen.summary,
          {},
          token,
        ),
      today: (token) =>
        graphql(
          '{ today { day orders sales averageMinutes bestDishes { name quantity } } }',
          'today',
          (seen: SeenDay) => seen,
          {},
          token,
        ),
    },
    {
      name: 'REST',
      message: (token) =>
        rest('GET', '/api/admin/dashboard', (seen: { message: string }) => seen.message, { token }),
      summary: (token) => rest('GET', '/api/admin/summary', (seen: SeenSummary) => seen, { token }),
      today: (token) => rest('GET', '/api/admin/today', (seen: SeenDay) => seen, { token }),
    },
  ];
}
