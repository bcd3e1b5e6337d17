import type { QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { connection, connectionPage, readPage } from '../../platform/paging.js';
import { parse } from '../../platform/validation.js';
import { auditFilter } from './audit.input.js';
import type { AuditService } from './audit.service.js';

type AuditResolvers = Required<Pick<Resolvers, 'AuditEntry'>> & {
  Query: Required<Pick<QueryResolvers, 'auditEntries' | 'auditActors'>>;
};

export function auditResolvers(audit: AuditService): AuditResolvers {
  return {
    Query: {
      auditEntries: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        const filter = parse(auditFilter, args);
        return connection(page.first, await audit.entries(viewer, readPage(page), filter));
      },
      auditActors: (_root, _args, { viewer }) => audit.actors(viewer),
    },
    AuditEntry: {
      changes: ({ before, after }) => {
        const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
        const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
        return [...fields].map((field) => ({
          field,
          before: json(before?.[field]),
          after: json(after?.[field]),
        }));
      },
    },
  };
}
