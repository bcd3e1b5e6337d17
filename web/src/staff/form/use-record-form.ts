import type { SubmitEvent } from 'react';
import { useSession } from '../../domain/session/session';
import { bind, type Binding } from '../../shared/form/bind';
import type { Versioned } from '../../shared/form/drafts-of';
import type { FormFields, RecordOf } from '../../shared/form/fields';
import {
  useVersionedForm,
  type VersionedForm,
  type VersionedFormOptions,
} from '../../shared/form/use-versioned-form';
import { useTexts } from '../texts/texts';

/** A versioned form of the signed-in person, with its labels and bound controls. */
export type RecordForm<Fields extends FormFields> = VersionedForm<Fields> &
  Binding<Fields> & {
    readonly labelOf: (name: keyof Fields & string) => string;
    readonly onSubmit: (event: SubmitEvent) => void;
  };

export function useRecordForm<Fields extends FormFields, Present extends RecordOf<Fields> & Versioned>(
  options: Omit<VersionedFormOptions<Fields, Present>, 'userId' | 'unreachable'>,
  labelOf: (name: keyof Fields & string) => string,
): RecordForm<Fields> {
  const t = useTexts();
  const userId = useSession().user?.id ?? '';
  const form = useVersionedForm({ ...options, userId, unreachable: t('picture.unreachable') });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.isSaving) void form.submit();
  };
  return { ...form, ...bind(form, labelOf), labelOf, onSubmit };
}
