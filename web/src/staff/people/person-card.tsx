import { graphql, readFragment, type FragmentType } from '../../gql';
import type { PersonCardFragment } from '../../gql/graphql';
import { formatMoment } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import styles from './people-page.module.css';

const Fragment = graphql(`
  fragment PersonCard on Person {
    id
    name
    email
    role
    lastSeenAt
    isViewer
    canChange
    canEnd
  }
`);

export type Person = PersonCardFragment;

interface PersonCardProps {
  readonly person: FragmentType<typeof Fragment>;
  readonly onChange: (person: Person) => void;
  readonly onEnd: (person: Person) => void;
}

/** Somebody who works here, with what the viewer may change. */
export function PersonCard({ person: masked, onChange, onEnd }: PersonCardProps) {
  const t = useTexts();
  const person = readFragment(Fragment, masked);
  const { name, email, role, lastSeenAt, isViewer, canChange, canEnd } = person;
  const ending = t(isViewer ? 'people.leave' : 'people.end');
  return (
    <div className={styles['entry']}>
      <div className="stack gap-1">
        <span className="row wrap gap-x-2">
          <strong className="anywhere">{name}</strong>
          <Badge tone="info">{t(`staffRole.${role}`)}</Badge>
          {isViewer && <Badge>{t('people.you')}</Badge>}
        </span>
        <span className="muted small anywhere">{email}</span>
        <span className="muted small">
          {lastSeenAt ? t('people.lastSeen', { time: formatMoment(lastSeenAt) }) : t('people.notSeen')}
        </span>
      </div>
      {(canChange || canEnd) && (
        <div className={`flex wrap gap-2 ${styles['actions']}`}>
          {canChange && (
            <Button
              variant="secondary"
              aria-label={`${t('people.change')}: ${name}`}
              onClick={() => onChange(person)}
            >
              {t('people.change')}
            </Button>
          )}
          {canEnd && (
            <Button variant="ghost" aria-label={`${ending}: ${name}`} onClick={() => onEnd(person)}>
              {ending}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
