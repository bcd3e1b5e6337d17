import pg from 'pg';
import { currentRequestId } from '../../src/platform/request.js';

interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Recording {
  /** Each text once, with its first values. */
  readonly statements: () => Recorded[];
  /** Statements of one request. */
  readonly textsFor: (requestId: string) => readonly string[];
  readonly stop: () => void;
}

/** Records what this process sends to PostgreSQL, on any connection. */
export function recordStatements(): Recording {
  const sent: { readonly requestId: string | undefined; readonly text: string }[] = [];
  const recorded = new Map<string, Recorded>();
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function record(this: unknown, ...args: unknown[]) {
    const [config, given] = args;
    const { text, values } =
      typeof config === 'string'
        ? { text: config, values: given }
        : (config as { text?: unknown; values?: unknown });
    sent.push({ requestId: currentRequestId(), text: String(text) });
    if (typeof text === 'string' && !recorded.has(text))
      recorded.set(text, { text, values: Array.isArray(values) ? (values as unknown[]) : [] });
    return query.apply(this, args);
  };
  return {
    statements: () => [...recorded.values()],
    textsFor: (requestId) => sent.filter((each) => each.requestId === requestId).map(({ text }) => text),
    stop: () => {
      prototype.query = query;
    },
  };
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The tables that a statement would scan. */
export async function tablesScanned(client: pg.Client, { text, values }: Recorded): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (format json) ${text}`,
    values: [...values],
  });
  const scanned = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(scanned),
  ];
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => scanned(plan)));
}
