import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldDefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { DomainError } from '../platform/errors.js';

/** Limits of one operation. The shop's own operations need at most three quarters of each. */
export const operationLimits = {
  /** Lexical tokens of the document; bounds the cost of parsing and validation. */
  tokens: 1000,
  /** Nesting of fields. GraphQL.js has its own limit for introspection. */
  depth: 10,
  rootFields: 10,
  aliases: 20,
  directives: 20,
  /** Fields that the answer may contain, see {@link costOf}. */
  cost: 50_000,
} as const;

/** Characters of a client's operation id on a socket. graphql-ws and Apollo generate UUIDs. */
export const maxOperationIdLength = 128;

/** Characters as JSON. Kept as long as the subscription; subscriptions need only an id or a day. */
export const maxSubscriptionVariablesLength = 4096;

/** Assumed length of a list without a requested length. */
const assumedListLength = 10;

/** Maximum size of a page. Resolvers refuse larger ones with their own message. */
const maxPageSize = 100;

/** Measures of a document: all its operations and fragments together. */
export type DocumentMeasures = Record<'depth' | 'rootFields' | 'aliases' | 'directives', number>;

/** Walks the document as executed: the contents of a fragment count wherever it is spread. */
export function measureDocument(document: DocumentNode): DocumentMeasures {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  // Each fragment is measured once, so that nested spreads stay cheap.
  const known = new Map<string, DocumentMeasures>();

  const ofFragment = (name: string): DocumentMeasures => {
    const measured = known.get(name);
    if (measured) return measured;
    // Placeholder for cycles: another rule refuses a fragment that spreads itself.
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const result = fragment ? ofSelections(fragment.selectionSet) : nothing;
    known.set(name, result);
    return result;
  };

  const ofSelections = ({ selections }: SelectionSetNode): DocumentMeasures => {
    const sum = { ...nothing };
    for (const selection of selections) {
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? ofFragment(selection.name.value) : undefined;
      const nested =
        inner ??
        ('selectionSet' in selection && selection.selectionSet
          ? ofSelections(selection.selectionSet)
          : nothing);
      const isField = selection.kind === Kind.FIELD;
      const isIntrospection = isField && selection.name.value.startsWith('__');
      const depth = isField ? 1 + (isIntrospection ? 0 : nested.depth) : nested.depth;
      sum.depth = Math.max(sum.depth, depth);
      sum.rootFields += isField ? 1 : nested.rootFields;
      sum.aliases += nested.aliases + (isField && selection.alias ? 1 : 0);
      sum.directives += nested.directives + (selection.directives?.length ?? 0);
    }
    return sum;
  };

  const total = { ...nothing };
  for (const { selectionSet, directives = [] } of operations) {
    const found = ofSelections(selectionSet);
    total.depth = Math.max(total.depth, found.depth);
    total.rootFields += found.rootFields;
    total.aliases += found.aliases;
    total.directives += found.directives + directives.length;
  }
  return total;
}

const nothing: DocumentMeasures = { depth: 0, rootFields: 0, aliases: 0, directives: 0 };

const excess: Record<keyof DocumentMeasures, (found: number, max: number) => string> = {
  depth: (found, most) => `It is nested ${found} levels deep, and at most ${most} are allowed.`,
  rootFields: (found, most) => `It asks for ${found} root fields, and at most ${most} are allowed.`,
  aliases: (found, most) => `It has ${found} aliases, and at most ${most} are allowed.`,
  directives: (found, most) => `It has ${found} directives, and at most ${most} are allowed.`,
};

const tooLarge = (what: string) =>
  new DomainError(
    'OPERATION_TOO_LARGE',
    `This operation is too large. ${what} Ask for less, or send several operations.`,
  );

/** Refuses a document that exceeds a limit regardless of variables. */
export const documentLimits: ValidationRule = (context) => ({
  Document: (document) => {
    const found = measureDocument(document);
    for (const name of ['depth', 'rootFields', 'aliases', 'directives'] as const) {
      if (found[name] <= operationLimits[name]) continue;
      const refusal = tooLarge(excess[name](found[name], operationLimits[name]));
      context.reportError(new GraphQLError(refusal.message, { originalError: refusal }));
    }
  },
});

/** Keeps only the variables that the operation declares, so that nothing stores others. */
export function declaredVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
  );
}

interface Request {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  /** The operation of the document to execute. */
  readonly operation: OperationDefinitionNode;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/**
 * Estimates the number of fields in the answer: a page counts as many times as its `first`, any other list ten times or
 * as its `@listSize` says. `@cost` is what a field counts itself.
 * @throws {GraphQLError} if the variables do not fit the operation
 */
export function costOf({ schema, document, operation, variables }: Request): number {
  const definitions = document.definitions.filter(
    (definition) => definition === operation || definition.kind !== Kind.OPERATION_DEFINITION,
  );
  return getComplexity({
    schema,
    query: { kind: Kind.DOCUMENT, definitions },
    variables: variables ?? {},
    estimators: [estimateField],
  });
}

/** The number that a directive with one argument gives a field; undefined without it. */
function numberOf(field: FieldDefinitionNode | null | undefined, directive: string): number | undefined {
  const value = field?.directives?.find(({ name }) => name.value === directive)?.arguments?.[0]?.value;
  return value && 'value' in value ? Number(value.value) : undefined;
}

const estimateField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (type.name.startsWith('__') || field.name.startsWith('__')) return 1 + childComplexity;
  const first: unknown = args['first'];
  const own = numberOf(field.astNode, 'cost') ?? 1;
  if (typeof first === 'number') {
    return own + childComplexity * Math.min(maxPageSize, Math.max(1, first));
  }
  // The entries of a page are counted at the page itself.
  const isList = String(field.type).startsWith('[') && field.name !== 'nodes';
  const length = isList ? (numberOf(field.astNode, 'listSize') ?? assumedListLength) : 1;
  return own + childComplexity * length;
};

/**
 * @throws {DomainError} `OPERATION_TOO_LARGE` if the answer may exceed the limit, `BAD_USER_INPUT` if the variables do
 * not fit the operation
 */
export function refuseCostly(request: Request): void {
  const { operation, variables } = request;
  const sizes = JSON.stringify(
    Object.entries(variables ?? {}).filter(
      ([, value]) => typeof value !== 'object' && typeof value !== 'string',
    ),
  );
  const affordable = affordableSizes.get(operation) ?? new Set<string>();
  if (affordable.has(sizes)) return;
  let cost: number;
  try {
    cost = costOf(request);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw error.message.includes('maximum allowed number of nodes')
      ? tooLarge('Its fragments spread each other too often.')
      : new DomainError('BAD_USER_INPUT', error.message);
  }
  if (cost > operationLimits.cost) {
    throw tooLarge(
      `Its answer costs as much as ${cost} fields, and at most ${operationLimits.cost} are allowed: smaller pages (first) cost less.`,
    );
  }
  if (sizes.length > maxCachedLength) return;
  if (affordable.size >= maxCachedSizes) affordable.clear();
  affordableSizes.set(operation, affordable.add(sizes));
}

/**
 * Numbers and booleans with which an operation was within the limit; only these variables affect its cost. Execution
 * checks again whether the others fit the operation.
 */
const affordableSizes = new WeakMap<OperationDefinitionNode, Set<string>>();
const maxCachedSizes = 100;
/** Characters of JSON. */
const maxCachedLength = 500;

/** Recognizes the token limit of GraphQL.js, which reports it as a syntax error. */
export function fromTokenLimit(message: string): DomainError | undefined {
  return /contains more tha[nt] \d+ tokens/.test(message)
    ? tooLarge(`It has more than the ${operationLimits.tokens} words and signs that are allowed.`)
    : undefined;
}
