import { execute, GraphQLError, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from './context.js';

/** A document that comes back this often is one of a client's own, and worth the milliseconds of compiling it. */
const worthCompiling = 3;

type Execution = Omit<ExecutionArgs, 'contextValue'> & { readonly contextValue: Context };

interface Known {
  times: number;
  /** Null for one that is left to GraphQL.js. */
  compiled?: CompiledQuery | null;
}

/** Forgotten with the document, which Apollo Server keeps as long as it is asked for. */
const known = new WeakMap<DocumentNode, Map<string, Known>>();

/** Executes an operation: as GraphQL.js would, and by compiled code once it has come a few times. */
export async function executeOperation(execution: Execution): Promise<ExecutionResult> {
  const compiled = compiledFor(execution);
  if (!compiled) return execute(execution);
  const { rootValue, contextValue, variableValues } = execution;
  const result = (await compiled.query(rootValue, contextValue, variableValues ?? {})) as ExecutionResult;
  // Nothing has run: the variables do not fit or, as compiled code sees it, lack one that has a default.
  if (result.data === undefined) return execute(execution);
  return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
}

/** Compiled code's errors hold the same, but are not of GraphQL.js's class. */
function asGraphQLError({ message, locations, path, originalError }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, {
    ...(path && { path }),
    ...(originalError && { originalError }),
  });
  return Object.assign(error, { locations });
}

function compiledFor({ schema, document, operationName }: Execution): CompiledQuery | null {
  const name = operationName ?? '';
  let operations = known.get(document);
  if (!operations) known.set(document, (operations = new Map<string, Known>()));
  let operation = operations.get(name);
  if (!operation) operations.set(name, (operation = { times: 0 }));
  operation.times += 1;
  if (operation.compiled === undefined && operation.times >= worthCompiling) {
    const compiled = compileQuery(schema, document, name || undefined);
    operation.compiled = isCompiledQuery(compiled) ? compiled : null;
  }
  return operation.compiled ?? null;
}
