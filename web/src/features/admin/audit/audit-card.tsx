import { graphql, readFragment, type FragmentType } from '../../../gql';
import { formatDateTime } from '../../../shared/lib/format';
import { Card } from '../../../shared/ui/card';
import { Fact, Facts } from '../../../shared/ui/facts';
import { useTexts } from '../texts/texts';
import styles from './audit-card.module.css';
import { fieldLabel, valueText } from './audit-values';

const AuditCardFragment = graphql(`
  fragment AuditCard on AuditEntry {
    id
    createdAt
    actorName
    act
    subject
    subjectName
    changes {
      field
      before
      after
    }
  }
`);

export function AuditCard({ entry: masked }: { readonly entry: FragmentType<typeof AuditCardFragment> }) {
  const t = useTexts();
  const { createdAt, actorName, act, subject, subjectName, changes } = readFragment(
    AuditCardFragment,
    masked,
  );
  const kind = t(`auditSubject.${subject}`);
  const fields = (
    <Facts className={styles['fields']}>
      {changes.map(({ field, before, after }) => (
        <Fact key={field} term={fieldLabel(t, field)}>
          {act !== 'ADDED' && <Value field={field} json={before} />}
          {act === 'CHANGED' && (
            <>
              {' '}
              <span aria-hidden>→</span>
              <span className="visually-hidden">{t('adminOrders.to')}</span>{' '}
            </>
          )}
          {act !== 'DELETED' && <Value field={field} json={after} />}
        </Fact>
      ))}
    </Facts>
  );
  return (
    <Card>
      <article className={styles['entry']} aria-label={`${subjectName || kind}, ${t(`auditAct.${act}`)}`}>
        <header className={styles['header']}>
          <h2 className={styles['name']}>{subjectName || kind}</h2>
          <span className={styles['act']} data-act={act}>
            {subjectName && `${kind} · `}
            {t(`auditAct.${act}`)}
          </span>
        </header>
        <p className={styles['by']}>
          {t('audit.by', { name: actorName })} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
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

interface ValueProps {
  readonly field: string;
  readonly json: string | null | undefined;
}

function Value({ field, json }: ValueProps) {
  const t = useTexts();
  const text = valueText(t, field, json);
  if (text !== undefined) return <span className={styles['value']}>{text}</span>;
  return (
    <details className={styles['parts']}>
      <summary className={styles['summary']}>{t('audit.showValue')}</summary>
      <pre className={styles['json']}>{JSON.stringify(JSON.parse(json ?? 'null'), null, 2)}</pre>
    </details>
  );
}
