import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import type { AuditFilter } from './audit-filter';

export const AuditQuery = graphql(`
  query Audit(
    $first: Int!
    $after: String
    $search: String
    $subject: AuditSubject
    $actorId: ID
    $subjectId: ID
    $fromDay: Date
    $untilDay: Date
  ) {
    auditEntries(
      first: $first
      after: $after
      search: $search
      subject: $subject
      actorId: $actorId
      subjectId: $subjectId
      fromDay: $fromDay
      untilDay: $untilDay
    ) {
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

/** The changes by staff, newest first. While a new filter loads, those of the last one stay. */
export function useAudit(filter: AuditFilter) {
  const { data, previousData, ...list } = useLiveQuery(AuditQuery, { first: 20, ...filter });
  const shown = list.error ? data : (data ?? previousData);
  return { ...list, audit: shown?.auditEntries };
}
