import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { requireAccess } from './access.js';
import { applyResolverPlugins } from './resolver-plugins.js';

const declarations = `
  enum Permission { USE_ACCOUNT VIEW_ORDERS }
  directive @access(permission: Permission!) on FIELD_DEFINITION
  directive @public on FIELD_DEFINITION
`;

function schemaOf(field: string, resolvers = { Query: { sum: () => 7 } }) {
  const schema = makeExecutableSchema({ typeDefs: `${declarations} type Query { ${field} }`, resolvers });
  applyResolverPlugins(schema, [requireAccess]);
  return schema;
}

const viewer = (role: 'customer' | 'admin') => ({
  id: 'a',
  name: 'A',
  email: 'a@b.in',
  role,
  sessionId: 's',
});

describe('requireAccess', () => {
  it('refuses a schema with an operation that has neither @access nor @public', () => {
    expect(() => schemaOf('sum: Int')).toThrow('Query.sum has neither @access nor @public');
  });

  it('refuses a schema with an operation without a resolver', () => {
    expect(() => schemaOf('sum: Int @public', { Query: {} } as never)).toThrow(
      'No module resolves Query.sum',
    );
  });

  it.each([
    ['a visitor', null, 'UNAUTHENTICATED'],
    ['a customer', viewer('customer'), 'FORBIDDEN'],
    ['an admin', viewer('admin'), undefined],
  ])('enforces the permission for %s', async (_who, caller, code) => {
    const schema = schemaOf('sum: Int @access(permission: VIEW_ORDERS)');
    const { data, errors } = await graphql({ schema, source: '{ sum }', contextValue: { viewer: caller } });
    expect(errors?.[0]?.originalError).toEqual(code && expect.objectContaining({ code }));
    expect(data?.['sum'] ?? null).toBe(code ? null : 7);
  });
});
