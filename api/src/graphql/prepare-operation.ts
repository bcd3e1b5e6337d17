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
import { LRUCache } from 'lru-cache';
import type { SubscribePayload } from 'graphql-ws';
import type { Config } from '../config.js';
import { DomainError, type ErrorCode } from '../platform/errors.js';
import type { Context } from './context.js';
import { refuseIntrospection } from './introspection.js';
import { operationLimits, refuseCostly, withinLimits } from './limits.js';

interface Options {
  readonly documents: Documents;
  readonly payload: SubscribePayload;
  readonly config: Pick<Config, 'introspection'>;
  /** @param lasts whether the operation is a subscription */
  readonly createContext: (lasts: boolean) => Promise<Context>;
}

interface Document {
  /** Short, and of this document alone. */
  readonly key: string;
  readonly text: string;
  readonly document: DocumentNode;
}

/** How many documents are kept, and signs of each: a shop has a few dozen, of some hundred signs. */
const kept = { documents: 500, signs: 4000 } as const;

/** Documents that came by WebSocket. One that is in order is parsed and validated once, not for each socket. */
export class Documents {
  private readonly known = new LRUCache<string, Document>({ max: kept.documents });
  private count = 0;

  constructor(
    readonly schema: GraphQLSchema,
    private readonly config: Pick<Config, 'production'>,
  ) {}

  read(text: string): Document | { readonly problems: readonly GraphQLError[] } {
    const known = this.known.get(text);
    if (known) return known;
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: operationLimits.tokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { problems: [coded(error, 'GRAPHQL_PARSE_FAILED')] };
    }
    const problems = validate(this.schema, document, [...specifiedRules, withinLimits]);
    if (problems.length > 0) {
      const reword = this.config.production ? withoutGuesses : undefined;
      return { problems: problems.map((problem) => coded(problem, 'GRAPHQL_VALIDATION_FAILED', reword)) };
    }
    this.count += 1;
    const found = { key: this.count.toString(36), text, document };
    if (text.length <= kept.signs) this.known.set(text, found);
    return found;
  }
}

type Operation = ExecutionArgs & { readonly contextValue: Context; readonly documentKey: string };

/** Brings an operation that came by WebSocket as far as Apollo Server brings one that came by HTTP. */
export async function prepareOperation({
  documents,
  payload,
  config,
  createContext,
}: Options): Promise<Operation | readonly GraphQLError[]> {
  const read = documents.read(payload.query);
  if ('problems' in read) return read.problems;
  const { schema } = documents;
  const { document, key, text } = read;
  // graphql-ws keeps the message as long as its subscription: one text for all that sent the same.
  Object.assign(payload, { query: text });

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
    documentKey: key,
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
