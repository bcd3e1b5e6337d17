import { toast } from 'react-toastify/unstyled';
import { useRecordForm, type RecordForm } from '../../form/use-record-form';
import { say, useTexts } from '../../texts/texts';
import { groupDrafts, type VersionedGroup, type GroupTable } from './group-fields';
import { useSaveGroup } from './use-option-groups';

export type GroupFormState = RecordForm<GroupTable>;

interface Options {
  readonly groups: readonly VersionedGroup[] | undefined;
  /** Reads them again. */
  readonly refresh: () => Promise<readonly VersionedGroup[]>;
  readonly onSaved: () => void;
}

const blank = groupDrafts.starting();

/** The form that adds and changes option groups. */
export function useGroupForm({ groups, refresh, onSaved }: Options): GroupFormState {
  const t = useTexts();
  const save = useSaveGroup();
  return useRecordForm(
    {
      drafts: groupDrafts,
      start: blank,
      records: groups,
      refresh,
      save,
      onSaved: () => {
        toast.success(say('adminOptions.saved'));
        onSaved();
      },
    },
    (name) => t(`optionGroupField.${name}`),
  );
}
