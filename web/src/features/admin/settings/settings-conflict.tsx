import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/button';
import { strong } from '../../../shared/ui/strong';
import { useTexts } from '../texts/texts';
import { nameOfDay } from './hours-fields';
import type { FieldName, SettingsFields } from './settings-draft';
import styles from './settings-page.module.css';

interface SettingsConflictProps {
  readonly clashes: readonly FieldName[];
  /** The settings as they are now. */
  readonly theirs: SettingsFields;
  readonly busy: boolean;
  readonly onSaveMine: () => void;
  readonly onTakeTheirs: () => void;
  /** The admin has just tried to save: this is the answer. */
  readonly takesFocus: boolean;
}

/** Another admin has changed the same: what they made of it, and the ways on. Nothing that was typed is lost. */
export function SettingsConflict({ clashes, theirs, busy, takesFocus, ...actions }: SettingsConflictProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const valueOf = (field: FieldName): string => {
    if (field === 'coordinates') {
      const { coordinates } = theirs;
      return coordinates ? `${coordinates.lat}, ${coordinates.lng}` : '';
    }
    if (field === 'tables') return theirs.tables.map(({ name, seats }) => `${name}: ${seats}`).join(', ');
    if (field === 'tableHours') {
      return theirs.tableHours
        .map(({ isOpen, opensAt, closesAt }, index) => {
          return `${nameOfDay(index)}: ${isOpen ? `${opensAt} – ${closesAt}` : t('settings.closed')}`;
        })
        .join(', ');
    }
    return theirs[field];
  };
  return (
    <div ref={box} className={styles['conflict']} role="alert" tabIndex={-1}>
      <p className={styles['conflictText']}>{t.rich('adminMenu.changedElsewhere', strong)}</p>
      <dl className={styles['theirs']}>
        {clashes.map((field) => (
          <div key={field}>
            <dt>{t(`settingsField.${field}`)}</dt>
            <dd>{valueOf(field) || t('adminMenu.nothing')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <Button variant="secondary" size="sm" loading={busy} onClick={actions.onSaveMine}>
          {t('adminMenu.saveMine')}
        </Button>
        <Button variant="secondary" size="sm" disabled={busy} onClick={actions.onTakeTheirs}>
          {t('adminMenu.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
