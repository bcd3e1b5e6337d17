import type { QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { connection, connectionPage, readPage } from '../../platform/paging.js';
import { parse, searchText } from '../../platform/validation.js';
import type { AuditService } from './audit.service.js';

type AuditResolvers = Required<Pick<Resolvers, 'AuditEntry'>> & {
  Query: Required<Pick<QueryResolvers, 'auditEntries'>>;
};

export function auditResolvers(audit: AuditService): AuditResolvers {
  return {
    Query: {
      auditEntries: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        const search = parse(searchText, args.search ?? undefined, 'search');
        const filter = { search, subject: args.subject ?? undefined };
        return connection(page.first, await audit.entries(viewer, readPage(page), filter));
      },
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
