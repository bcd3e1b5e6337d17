import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { earliestDay, isDayOrNone } from '../../shared/lib/day';
import { Button } from '../../shared/ui/button';
import { SelectField, TextField } from '../../shared/ui/field';
import { useTyped } from '../form/use-typed';
import { useSearchShortcut } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import { maxSearchLength, subjects, type AuditChoices } from './audit-filter';
import styles from './audit-page.module.css';

const ActorsQuery = graphql(`
  query AuditActors {
    auditActors {
      id
      name
    }
  }
`);

interface AuditFilterBarProps {
  readonly choices: AuditChoices;
  readonly choose: (change: Partial<AuditChoices>) => void;
  readonly clear: () => void;
}

export function AuditFilterBar({ choices, choose, clear }: AuditFilterBarProps) {
  const t = useTexts();
  useSearchShortcut();
  const search = useTyped(choices.search, { debounceMs: 300, send: (text) => choose({ search: text }) });
  const people = useQuery(ActorsQuery, { fetchPolicy: 'cache-and-network' }).data?.auditActors ?? [];
  const isKnown = choices.person === '' || people.some(({ id }) => id === choices.person);
  return (
    <search className={styles['filter']}>
      <div className={styles['search']}>
        <TextField
          label={t('admin.search')}
          type="search"
          enterKeyHint="search"
          placeholder={t('audit.searchPlaceholder')}
          autoComplete="off"
          maxLength={maxSearchLength}
          value={search.typed}
          onChange={({ target }) => search.type(target.value)}
        />
      </div>
      <SelectField
        label={t('audit.subject')}
        value={choices.subject}
        onChange={({ target }) =>
          choose({ subject: subjects.find((each) => each === target.value) ?? '', search: search.typed })
        }
      >
        <option value="">{t('admin.all')}</option>
        {subjects.map((each) => (
          <option key={each} value={each}>
            {t(`auditSubject.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('audit.person')}
        value={choices.person}
        onChange={({ target }) => choose({ person: target.value, search: search.typed })}
      >
        <option value="">{t('admin.all')}</option>
        {!isKnown && <option value={choices.person}>{t('audit.unknownPerson')}</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DayField label={t('audit.from')} day={choices.from} choose={(from) => choose({ from })} />
      <DayField label={t('audit.until')} day={choices.until} choose={(until) => choose({ until })} />
      <Button
        variant="ghost"
        size="sm"
        className={styles['clear']}
        disabled={Object.values(choices).every((value) => value === '') && search.typed === ''}
        onClick={() => {
          search.type('');
          clear();
        }}
      >
        {t('adminOrders.clearFilters')}
      </Button>
    </search>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly day: string;
  readonly choose: (day: string) => void;
}

function DayField({ label, day, choose }: DayFieldProps) {
  const typed = useTyped(day, { debounceMs: 500, isReady: isDayOrNone, send: choose });
  return (
    <TextField
      label={label}
      type="date"
      min={earliestDay}
      max="9999-12-31"
      value={typed.typed}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.settle}
    />
  );
}
