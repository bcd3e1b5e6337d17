import type { ApolloClient } from '@apollo/client';
import { readFragment, type FragmentType } from '../../gql';
import { formatDateTime } from '../../shared/lib/format';
import { csvOf } from '../csv';
import type { Translate } from '../texts/texts';
import type { AuditFilter } from './audit-filter';
import { differenceOf, fieldLabel } from './audit-values';
import { AuditCardFragment } from './audit-card';
import { AuditQuery } from './use-audit';

type Entry = FragmentType<typeof AuditCardFragment>;

const pageSize = 100;
/** 50 requests, which stay below the server's limits. */
const maxEntries = 5_000;

interface FoundEntries {
  readonly entries: readonly Entry[];
  /** Whether there are more than a file holds. */
  readonly isCut: boolean;
}

/** Every entry of a filter, the newest first. */
export async function readAll(client: ApolloClient, filter: AuditFilter): Promise<FoundEntries> {
  const entries: Entry[] = [];
  let after: string | undefined;
  do {
    const variables = { ...filter, first: pageSize, after };
    const { data } = await client.query({ query: AuditQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) break;
    const { nodes, pageInfo } = data.auditEntries;
    entries.push(...nodes);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
  } while (after && entries.length < maxEntries);
  return { entries, isCut: after !== undefined };
}

/** One row for each field that was changed. */
export function auditCsv(t: Translate, entries: readonly Entry[]): string {
  const header = [
    t('auditCsv.when'),
    t('audit.person'),
    t('audit.subject'),
    t('auditCsv.name'),
    t('auditCsv.act'),
    t('auditCsv.field'),
    t('auditCsv.before'),
    t('auditCsv.after'),
    t('auditCsv.record'),
    t('auditCsv.request'),
  ];
  const rows = readFragment(AuditCardFragment, entries).flatMap((entry) => {
    const { createdAt, actorName, act, subject, subjectName, subjectId, requestId, changes } = entry;
    const who = [formatDateTime(createdAt), actorName, t(`auditSubject.${subject}`), subjectName];
    return changes.map((change) => {
      const { before, after } = differenceOf(t, change);
      const values = [act === 'ADDED' ? [] : before, act === 'DELETED' ? [] : after];
      return [
        ...who,
        t(`auditAct.${act}`),
        fieldLabel(t, change.field),
        ...values.map((lines) => lines.join('; ')),
        subjectId,
        requestId ?? '',
      ];
    });
  });
  return csvOf(header, rows);
}
