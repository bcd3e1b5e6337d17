import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isWholePaise, toPaise, toRupees } from '../platform/money.js';

/** Rupees for clients, integer paise inside. */
export const rupeesScalar = new GraphQLScalarType<number, number>({
  name: 'Rupees',
  serialize: (paise) => toRupees(Number(paise)),
  parseValue: parseRupees,
  parseLiteral: (node) =>
    parseRupees(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
});

function parseRupees(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e12 && isWholePaise(value)) {
    return toPaise(value);
  }
  throw new GraphQLError('An amount in rupees is a number with at most two decimals, for instance 249.5', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** ISO 8601 in UTC. */
export const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
});
