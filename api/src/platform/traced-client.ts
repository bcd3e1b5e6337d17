import type { ClientBase } from 'pg';
import { beginSpan, currentSpan, fail } from './tracing.js';

/** Recorded characters of a statement. */
const maxTextLength = 8000;

type Query = (this: void, ...args: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

/**
 * Records a span per statement of a connection that is part of a trace, with placeholders and without values. The process's
 * own periodic statements make none.
 */
export function traceStatements(client: ClientBase): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...args) => {
    const statement = textOf(args[0]);
    if (statement === undefined || !currentSpan()) return query(...args);
    const [word = ''] = /^\s*\w+/.exec(statement) ?? [];
    const operation = word.trim().toUpperCase();
    const span = beginSpan(`SQL ${operation}`, {
      kind: 'CLIENT',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': statement.slice(0, maxTextLength),
      },
    });
    const end = (error: unknown) => {
      if (error) fail(span, error);
      span?.end();
    };
    const last = args.at(-1);
    if (typeof last === 'function') {
      const answer: Callback = (error, ...rest) => {
        end(error);
        (last as Callback)(error, ...rest);
      };
      return query(...args.slice(0, -1), answer);
    }
    const result = query(...args);
    if (result instanceof Promise) result.then(() => end(undefined), end);
    else end(undefined);
    return result;
  };
  client.query = traced as ClientBase['query'];
}

/** The text of a plain or a prepared statement. */
function textOf(statement: unknown): string | undefined {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' ? text : undefined;
}
