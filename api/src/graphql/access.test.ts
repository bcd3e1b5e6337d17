import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { guardFields, requireAccess } from './access.js';
import { applyResolverPlugins } from './resolver-plugins.js';

const declarations = `
  enum Permission { USE_ACCOUNT VIEW_ORDERS }
  directive @access(permission: Permission!, orOwner: Boolean! = false) on FIELD_DEFINITION
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

describe('guardFields', () => {
  const schemaWith = (phone: string) => {
    const typeDefs = `${declarations} type Order { id: ID ${phone} } type Query { order: Order }`;
    const schema = makeExecutableSchema({
      typeDefs,
      resolvers: { Query: { order: () => ({ id: '1', userId: 'a', phone: '98' }) } },
    });
    guardFields(schema);
    return schema;
  };
  const seen = async (phone: string, who: ReturnType<typeof viewer> | null) => {
    const contextValue = { viewer: who };
    const { data } = await graphql({
      schema: schemaWith(phone),
      source: '{ order { id phone } }',
      contextValue,
    });
    return { ...(data?.['order'] as object) };
  };

  it('refuses a schema whose guarded field cannot be null', () => {
    expect(() => schemaWith('phone: String! @access(permission: VIEW_ORDERS)')).toThrow(
      'Order.phone has @access, but cannot be null',
    );
  });

  it.each([
    ['a visitor', '', null, null],
    ['the owner', '', viewer('customer'), null],
    ['the owner', ', orOwner: true', viewer('customer'), '98'],
    ['another customer', ', orOwner: true', { ...viewer('customer'), id: 'b' }, null],
    ['an admin', '', { ...viewer('admin'), id: 'b' }, '98'],
  ])('shows a field to %s with @access(permission: VIEW_ORDERS%s): %o', async (_who, or, caller, phone) => {
    const field = `phone: String @access(permission: VIEW_ORDERS${or})`;
    expect(await seen(field, caller)).toEqual({ id: '1', phone });
  });
});
