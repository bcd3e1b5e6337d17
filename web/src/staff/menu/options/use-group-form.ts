import { toast } from 'react-toastify/unstyled';
import { useSession } from '../../../domain/session/session';
import { bind, type Binding } from '../../../shared/form/bind';
import { useVersionedForm, type VersionedForm } from '../../../shared/form/use-versioned-form';
import { say, useTexts } from '../../texts/texts';
import { groupDrafts, type Group, type GroupTable } from './group-fields';
import { useSaveGroup } from './use-option-groups';

export interface GroupForm extends VersionedForm<GroupTable>, Binding<GroupTable> {
  readonly labelOf: (name: keyof GroupTable) => string;
}

interface Options {
  readonly groups: readonly Group[] | undefined;
  /** Reads them again. */
  readonly refresh: () => Promise<readonly Group[]>;
  readonly onSaved: () => void;
}

const blank = groupDrafts.starting();

/** The form that adds and changes option groups. */
export function useGroupForm({ groups, refresh, onSaved }: Options): GroupForm {
  const t = useTexts();
  const userId = useSession().user?.id ?? '';
  const save = useSaveGroup();
  const form = useVersionedForm({
    drafts: groupDrafts,
    start: blank,
    userId,
    records: groups,
    refresh,
    save,
    onSaved: () => {
      toast.success(say('adminOptions.saved'));
      onSaved();
    },
    unreachable: t('picture.unreachable'),
  });
  const labelOf = (name: keyof GroupTable) => t(`optionGroupField.${name}`);
  return { ...form, ...bind(form, labelOf), labelOf };
}
