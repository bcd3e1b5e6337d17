import { Link } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { AuditAct } from '../../gql/graphql';
import { formatDateTime } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Fact, Facts } from '../../shared/ui/facts';
import { atTablet } from '../device/at-tablet';
import { useTexts } from '../texts/texts';
import styles from './audit-card.module.css';
import { differenceOf, fieldLabel, type AuditedChange } from './audit-values';

export const AuditCardFragment = graphql(`
  fragment AuditCard on AuditEntry {
    id
    createdAt
    actorName
    device
    approvedBy
    act
    subject
    subjectId
    subjectName
    requestId
    changes {
      field
      before
      after
    }
  }
`);

const tones = { ADDED: 'success', CHANGED: 'info', DELETED: 'error' } as const satisfies Record<
  AuditAct,
  string
>;

export function AuditCard({ entry: masked }: { readonly entry: FragmentType<typeof AuditCardFragment> }) {
  const t = useTexts();
  const { createdAt, actorName, device, approvedBy, act, subject, subjectId, subjectName, changes } =
    readFragment(AuditCardFragment, masked);
  const kind = t(`auditSubject.${subject}`);
  const fields = (
    <Facts className="stack gap-2">
      {changes.map((change) => (
        <Fact key={change.field} term={fieldLabel(t, change.field)}>
          <Difference act={act} change={change} />
        </Fact>
      ))}
    </Facts>
  );
  return (
    <Card>
      <article className="stack gap-2" aria-label={`${subjectName || kind}, ${t(`auditAct.${act}`)}`}>
        <header className="row wrap between gap-2 gap-x-4">
          <h2 className="text-lg anywhere">{subjectName || kind}</h2>
          <Badge tone={tones[act]}>
            {subjectName && `${kind} · `}
            {t(`auditAct.${act}`)}
          </Badge>
        </header>
        <p className="muted small anywhere">
          {t('audit.by', { name: atTablet(t, actorName, device) })}
          {approvedBy && `, ${t('device.approvedBy', { name: approvedBy })}`} ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        {subject === 'ORDER' && (
          <p className="small">
            <Link className={styles['link']} to={`/admin/orders?search=${subjectId}`}>
              {t('audit.showOrder', { id: subjectId })}
            </Link>
          </p>
        )}
        {act === 'CHANGED' ? (
          fields
        ) : (
          <details>
            <summary className={styles['summary']}>{t('audit.showValues')}</summary>
            {fields}
          </details>
        )}
      </article>
    </Card>
  );
}

interface DifferenceProps {
  readonly act: AuditAct;
  readonly change: AuditedChange;
}

function Difference({ act, change }: DifferenceProps) {
  const t = useTexts();
  const { isLong, before, after } = differenceOf(t, change);
  if (act !== 'CHANGED') return <Lines of={act === 'DELETED' ? before : after} />;
  if (isLong)
    return (
      <Lines
        of={[
          ...before.map((text) => t('audit.was', { text })),
          ...after.map((text) => t('audit.is', { text })),
        ]}
      />
    );
  return (
    <span className={styles['value']}>
      {before} <span aria-hidden>→</span>
      <span className="visually-hidden">{t('adminOrders.to')}</span> {after}
    </span>
  );
}

const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <ul>
    {of.map((line, index) => (
      <li key={index} className={styles['value']}>
        {line}
      </li>
    ))}
  </ul>
);
