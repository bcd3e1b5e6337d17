import { graphql } from '../../gql';
import type { AuditSubject } from '../../gql/graphql';
import { useLiveQuery } from '../../shared/live/use-live-query';

const AuditQuery = graphql(`
  query Audit($first: Int!, $after: String, $search: String, $subject: AuditSubject) {
    auditEntries(first: $first, after: $after, search: $search, subject: $subject) {
      nodes {
        id
        createdAt
        ...AuditCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

interface AuditFilter {
  readonly search: string;
  readonly subject: AuditSubject | undefined;
}

/** The changes by staff, newest first. While a new filter loads, those of the last one stay. */
export function useAudit({ search, subject }: AuditFilter) {
  const { data, previousData, ...list } = useLiveQuery(AuditQuery, {
    first: 20,
    search: search || undefined,
    subject,
  });
  const shown = list.error ? data : (data ?? previousData);
  return { ...list, audit: shown?.auditEntries };
}
