import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useFirstFault } from '../../shared/form/use-first-fault';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { DialogBox } from '../../shared/ui/dialog-box';
import { TextField } from '../../shared/ui/field';
import { NotSaved, OthersChanges } from '../form/form-notices';
import { useRecordForm } from '../form/use-record-form';
import { say, useTexts } from '../texts/texts';
import styles from './category-dialog.module.css';
import { categoryDrafts, type Category } from './category-fields';
import { ServingHoursFields } from './serving-hours-fields';
import { useSaveCategory } from './use-save-category';

interface CategoryDialogProps {
  /** Undefined for a new one. */
  readonly category: Category | undefined;
  readonly categories: readonly Category[];
  /** Reads the menu again. */
  readonly refresh: () => Promise<readonly Category[] | undefined>;
  readonly onClose: () => void;
  readonly onDelete: (category: Category) => void;
}

/** Adds or changes a category. */
export function CategoryDialog({ category, categories, refresh, onClose, onDelete }: CategoryDialogProps) {
  const t = useTexts();
  const save = useSaveCategory();
  const [start] = useState(() => (category ? categoryDrafts.editing(category) : categoryDrafts.starting()));
  const form = useRecordForm(
    {
      drafts: categoryDrafts,
      start,
      records: categories,
      refresh,
      save,
      onSaved: (_saved, wasEdited) => {
        toast.success(say(wasEdited ? 'categories.saved' : 'categories.added'));
        onClose();
        // Dishes follow a new name.
        void refresh().catch(() => undefined);
      },
    },
    (name) => t(`categoryField.${name}`),
  );
  const element = useFirstFault(form.failure);
  const { text, check } = form;
  const title = form.edited ? t('categories.changeLabel', { name: form.theirs.name }) : t('categories.add');

  return (
    <DialogBox title={title} className={styles['dialog']} onClose={onClose}>
      <form ref={element} className="stack gap-4" aria-label={title} onSubmit={form.onSubmit}>
        <OthersChanges
          form={form}
          shown={(name, { isHidden, ...texts }) =>
            name === 'isHidden' ? t(isHidden ? 'adminMenu.yes' : 'adminMenu.no') : texts[name]
          }
        />
        <NotSaved form={form} />
        <TextField {...text('name')} />
        <TextField {...text('hindiName')} lang="hi" />
        <ServingHoursFields from={text('servedFrom')} until={text('servedUntil')} />
        <CheckField {...check('isHidden')} />
        <div className="flex wrap gap-3">
          <Button type="submit" loading={form.isSaving}>
            {form.edited ? t('categories.save') : t('categories.addAction')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {category && form.edited && (
            <Button variant="ghost" className="push" onClick={() => onDelete(category)}>
              {t('categories.delete')}
            </Button>
          )}
        </div>
      </form>
    </DialogBox>
  );
}
