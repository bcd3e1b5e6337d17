import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { AuditSubject } from '../../gql/graphql';
import { useLiveRefresh } from '../../shared/lib/live-connection';

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
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(AuditQuery, {
    variables: { first: 20, search: search || undefined, subject },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useLiveRefresh(refetch);
  const shown = error ? data : (data ?? previousData);
  return { audit: shown?.auditEntries, error, loading, refetch, fetchMore };
}
