import { toast } from 'react-toastify/unstyled';
import { useSession } from '../../domain/session/session';
import { bind, type Binding } from '../../shared/form/bind';
import { useVersionedForm, type VersionedForm } from '../../shared/form/use-versioned-form';
import { say, useTexts } from '../texts/texts';
import { settingsDrafts, type FieldName, type Settings, type SettingsTable } from './settings-form';
import { useSaveSettings } from './use-settings';

export interface SettingsForm extends VersionedForm<SettingsTable>, Binding<SettingsTable> {
  readonly labelOf: (name: keyof SettingsTable) => string;
}

/** What a section of the settings needs. */
export interface SectionProps {
  readonly form: SettingsForm;
}

interface Options {
  /** The present settings. */
  readonly settings: Settings;
  /** Reads them again. */
  readonly refresh: () => Promise<Settings | undefined>;
  /** The fields of the form that is shown, always the same array. The draft holds the input of all forms. */
  readonly names: readonly FieldName[];
}

/** A form of the settings. Its input also survives the save of another form. */
export function useSettingsForm({ settings, refresh, names }: Options): SettingsForm {
  const t = useTexts();
  const userId = useSession().user?.id ?? '';
  const save = useSaveSettings();
  const form = useVersionedForm({
    drafts: settingsDrafts,
    names,
    start: settingsDrafts.editing(settings),
    userId,
    records: [settings],
    refresh: async () => {
      const now = await refresh();
      return now && [now];
    },
    save: ({ edited, changes }) => save(changes, edited?.version ?? settings.version),
    onSaved: () => toast.success(say('settings.saved')),
    unreachable: t('picture.unreachable'),
  });
  const labelOf = (name: keyof SettingsTable) => t(`settingsField.${name}`);
  return { ...form, ...bind(form, labelOf), labelOf };
}
