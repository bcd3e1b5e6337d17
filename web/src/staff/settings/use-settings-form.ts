import { useRecordForm, type RecordForm } from '../form/use-record-form';
import { refusalHere } from '../../shared/lib/errors';
import { say, useTexts } from '../texts/texts';
import { reasonTwice } from './acceptance-draft';
import { settingsDrafts, type FieldName, type Settings, type SettingsTable } from './settings-form';
import { useSaveSettings } from './use-settings';

export type SettingsForm = RecordForm<SettingsTable>;

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
  readonly onSaved?: () => void;
}

/** A form of the settings. Its input also survives the save of another form. */
export function useSettingsForm({ settings, refresh, names, onSaved }: Options): SettingsForm {
  const t = useTexts();
  const save = useSaveSettings();
  return useRecordForm(
    {
      drafts: settingsDrafts,
      names,
      start: settingsDrafts.editing(settings),
      records: [settings],
      refresh: async () => {
        const now = await refresh();
        return now && [now];
      },
      save: async ({ edited, changes }) => {
        const twice = changes.acceptance && reasonTwice(changes.acceptance);
        if (twice) throw refusalHere(twice, say('acceptance.reasonTwice'));
        return save(changes, edited?.version ?? settings.version);
      },
      ...(onSaved && { onSaved }),
    },
    (name) => t(`settingsField.${name}`),
  );
}
