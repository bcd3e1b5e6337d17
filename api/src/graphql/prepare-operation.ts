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
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.js';
import { DomainError } from '../platform/errors.js';
import type { Context } from './context.js';
import { refusedResult } from './errors.js';
import { refuseIntrospection } from './introspection.js';
import {
  declaredVariables,
  maxSubscriptionVariablesLength,
  operationLimits,
  refuseCostly,
  documentLimits,
} from './limits.js';
import type { SocketOperation } from './shared-subscriptions.js';

/** graphql-ws keeps it during the operation. */
export type OperationPayload = {
  -readonly [Key in 'query' | 'variables' | 'operationName']: SubscribePayload[Key];
};

interface Options {
  readonly documents: Documents;
  /** Stripped of what is not needed during the operation. */
  readonly payload: OperationPayload;
  readonly config: Pick<Config, 'introspection'>;
  /** @param lasts whether the operation is a subscription */
  readonly createContext: (lasts: boolean) => Promise<Context>;
}

interface Document {
  /** Short identifier of the document. */
  readonly key: string;
  readonly text: string;
  readonly document: DocumentNode;
  /** Estimated size in memory. */
  readonly bytes: number;
}

/** Measured at 240 to 510, including the locations for errors. */
const bytesPerToken = 512;

/** The shop's own few dozen documents take a quarter of it. */
const cacheBytes = 8 * 1024 * 1024;

/** Documents received by WebSocket. A valid one is parsed and validated once for all sockets. */
export class Documents {
  private readonly known = new LRUCache<string, Document>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
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
    const problems = validate(this.schema, document, [...specifiedRules, documentLimits]);
    if (problems.length > 0) {
      const reword = this.config.production ? withoutSuggestions : undefined;
      return { problems: problems.map((problem) => coded(problem, 'GRAPHQL_VALIDATION_FAILED', reword)) };
    }
    this.count += 1;
    const bytes = 2 * text.length + (document.tokenCount ?? operationLimits.tokens) * bytesPerToken;
    const found = { key: this.count.toString(36), text, document, bytes };
    this.known.set(text, found);
    return found;
  }

  /** A valid document, which may have left the cache. */
  readAgain(text: string): DocumentNode {
    return this.known.get(text)?.document ?? parse(text);
  }
}

type Operation = ExecutionArgs & Omit<SocketOperation, 'receiver' | 'id'>;

/**
 * What graphql-ws sees instead of a subscription's document and would keep as long as the subscription: a document takes
 * up to 300 times the memory of its text.
 */
const someSubscription = parse('subscription { some }');

/** Parses, validates and checks an operation from a WebSocket, as Apollo Server does for HTTP. */
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
  const operation = getOperationAST(document, payload.operationName);
  if (!operation) {
    return [
      new GraphQLError('Name one of the operations that you send in operationName.', {
        extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
      }),
    ];
  }

  const lasts = operation.operation === OperationTypeNode.SUBSCRIPTION;
  const variables = declaredVariables(operation, payload.variables ?? {});
  if (lasts && JSON.stringify(variables).length > maxSubscriptionVariablesLength) {
    return refusedResult(
      'OPERATION_TOO_LARGE',
      `The variables of a subscription may have at most ${maxSubscriptionVariablesLength} characters of JSON. Send shorter ones.`,
    );
  }
  // One string for all operations with this document.
  payload.query = text;
  payload.variables = variables;
  payload.operationName &&= operation.name?.value;
  const contextValue = await createContext(lasts);
  try {
    refuseIntrospection(document, contextValue.viewer, config.introspection);
    refuseCostly({ schema, document, operation, variables });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refusedResult(error.code, error.said);
  }
  return {
    schema,
    contextValue,
    documentKey: key,
    variableValues: variables,
    ...(lasts
      ? { document: someSubscription }
      : { document, ...(payload.operationName && { operationName: payload.operationName }) }),
    readDocument: () => documents.readAgain(text),
    name: payload.operationName ?? undefined,
  };
}

/** Adds a code to GraphQL's own errors, as Apollo Server does. Our errors stay unchanged. */
function coded(error: GraphQLError, code: string, reword = (message: string) => message): GraphQLError {
  if (error.originalError) return error;
  return new GraphQLError(reword(error.message), {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code },
  });
}

/** In production, error messages must not disclose the schema to clients that misspell names. */
const withoutSuggestions = (message: string) => message.replace(/ ?Did you mean.+?\?$/, '');
