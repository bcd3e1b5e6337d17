import { ChangedElsewhere } from '../conflict-notice';
import { useTexts } from '../texts/texts';
import { nameOfDay } from './hours-fields';
import type { FieldName, SettingsFields } from './settings-draft';

interface SettingsConflictProps {
  readonly clashes: readonly FieldName[];
  /** The present settings. */
  readonly theirs: SettingsFields;
  readonly busy: boolean;
  readonly onSaveMine: () => void;
  readonly onTakeTheirs: () => void;
  /** The admin has just tried to save: this is the answer. */
  readonly takesFocus: boolean;
}

/** Another admin has changed the same fields. */
export function SettingsConflict({ clashes, theirs, ...notice }: SettingsConflictProps) {
  const t = useTexts();
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
  const values = clashes.map((field) => ({ label: t(`settingsField.${field}`), value: valueOf(field) }));
  return <ChangedElsewhere theirs={values} {...notice} />;
}
