import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Config } from '../config.js';
import { DomainError, type ErrorCode } from '../platform/errors.js';
import type { Context } from './context.js';
import { refuseIntrospection } from './introspection.js';
import { operationLimits, refuseCostly, withinLimits } from './limits.js';

interface Options {
  readonly schema: GraphQLSchema;
  readonly payload: SubscribePayload;
  readonly config: Pick<Config, 'introspection' | 'production'>;
  /** @param lasts whether the operation is a subscription */
  readonly createContext: (lasts: boolean) => Promise<Context>;
}

/** Brings an operation that came by WebSocket as far as Apollo Server brings one that came by HTTP. */
export async function prepareOperation({
  schema,
  payload,
  config,
  createContext,
}: Options): Promise<ExecutionArgs | readonly GraphQLError[]> {
  let document: DocumentNode;
  try {
    document = parse(payload.query, { maxTokens: operationLimits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [coded(error, 'GRAPHQL_PARSE_FAILED')];
  }

  const problems = validate(schema, document, [...specifiedRules, withinLimits]);
  if (problems.length > 0) {
    return problems.map((problem) =>
      coded(problem, 'GRAPHQL_VALIDATION_FAILED', config.production ? withoutGuesses : undefined),
    );
  }

  const operation = getOperationAST(document, payload.operationName);
  if (!operation) {
    return [
      new GraphQLError('Name one of the operations that you send in operationName.', {
        extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
      }),
    ];
  }

  const variables = payload.variables ?? {};
  const contextValue = await createContext(operation.operation === OperationTypeNode.SUBSCRIPTION);
  try {
    refuseIntrospection(document, contextValue.viewer, config.introspection);
    refuseCostly({ schema, document, operation, variables });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuse(error.code, error.message);
  }
  return {
    schema,
    document,
    contextValue,
    variableValues: variables,
    ...(payload.operationName && { operationName: payload.operationName }),
  };
}

/** An answer that refuses an operation for one of our own reasons. */
export function refuse(code: ErrorCode, message: string): readonly GraphQLError[] {
  return [new GraphQLError(message, { originalError: new DomainError(code, message) })];
}

/** GraphQL's own words under a code, as Apollo Server gives them. One that we have worded is left as it is. */
function coded(error: GraphQLError, code: string, reword = (message: string) => message): GraphQLError {
  if (error.originalError) return error;
  return new GraphQLError(reword(error.message), {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code },
  });
}

/** In production nobody learns the schema by misspelling it. */
const withoutGuesses = (message: string) => message.replace(/ ?Did you mean.+?\?$/, '');
