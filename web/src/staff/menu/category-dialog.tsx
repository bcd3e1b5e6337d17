import { useState, type SubmitEvent } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { WholeCategoryFragment as Category } from '../../gql/graphql';
import { errorCode, errorMessage, fieldErrors } from '../../shared/lib/errors';
import { randomUuid } from '../../shared/lib/uuid';
import { Button } from '../../shared/ui/button';
import { DialogBox } from '../../shared/ui/dialog-box';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { ChangedElsewhere } from '../form/conflict-notice';
import { say, useTexts } from '../texts/texts';
import styles from './category-dialog.module.css';
import { HoursFields } from './hours-fields';
import { useSaveCategory } from './use-save-category';

interface CategoryFields {
  readonly name: string;
  readonly isHidden: boolean;
  readonly servedFrom: string;
  readonly servedUntil: string;
}

const fieldsOf = (category: Category | undefined): CategoryFields => ({
  name: category?.name ?? '',
  isHidden: category?.isHidden ?? false,
  servedFrom: category?.servedFrom ?? '',
  servedUntil: category?.servedUntil ?? '',
});

interface CategoryDialogProps {
  /** As it is now; undefined for a new one. */
  readonly category: Category | undefined;
  /** Reads the menu again. */
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDelete: (category: Category) => void;
}

/** Adds or changes a category. */
export function CategoryDialog({ category, refresh, onClose, onDelete }: CategoryDialogProps) {
  const t = useTexts();
  const [seen, setSeen] = useState(category);
  const [fields, setFields] = useState(() => fieldsOf(category));
  const [key] = useState(randomUuid);
  const [failure, setFailure] = useState<unknown>();
  const { add, update, isSaving } = useSaveCategory();
  const errors = fieldErrors(failure);
  const isOvertaken = errorCode(failure) === 'CONFLICT';
  const change = (changes: Partial<CategoryFields>) => setFields({ ...fields, ...changes });

  const save = async (onto: Category | undefined) => {
    const { name, isHidden, servedFrom, servedUntil } = fields;
    const input = {
      name: name.trim(),
      isHidden,
      servedFrom: servedFrom || null,
      servedUntil: servedUntil || null,
    };
    setFailure(undefined);
    try {
      if (onto) await update(onto.id, onto.version, input);
      else await add(input, key);
      // Dishes follow a new name.
      await refresh().catch(() => undefined);
      toast.success(say(onto ? 'categories.saved' : 'categories.added'));
      onClose();
    } catch (error) {
      await refresh().catch(() => undefined);
      setFailure(error);
    }
  };

  const facts = (of: CategoryFields) => [
    { label: t('dishField.name'), value: of.name },
    { label: t('categories.hidden'), value: t(of.isHidden ? 'categories.yes' : 'categories.no') },
    { label: t('categories.from'), value: of.servedFrom },
    { label: t('categories.until'), value: of.servedUntil },
  ];
  const mine = facts(fields);
  const title = seen ? t('categories.changeLabel', { name: seen.name }) : t('categories.add');

  return (
    <DialogBox title={title} className={styles['dialog']} onClose={onClose}>
      <form
        className={styles['form']}
        aria-label={title}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void save(seen);
        }}
      >
        {isOvertaken && category ? (
          <ChangedElsewhere
            theirs={facts(fieldsOf(category)).filter(({ value }, index) => value !== mine[index]?.value)}
            takesFocus
            busy={isSaving}
            onSaveMine={() => void save(category)}
            onTakeTheirs={() => {
              setSeen(category);
              setFields(fieldsOf(category));
              setFailure(undefined);
            }}
          />
        ) : (
          failure !== undefined &&
          Object.keys(errors).length === 0 && (
            <Notice tone="error">{errorMessage(failure, t('categories.failed'))}</Notice>
          )
        )}
        <TextField
          label={t('dishField.name')}
          name="name"
          autoComplete="off"
          maxLength={60}
          required
          value={fields.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errors['name']}
        />
        <HoursFields {...fields} errors={errors} onChange={change} />
        <label className={styles['hidden']}>
          <input
            type="checkbox"
            checked={fields.isHidden}
            onChange={({ target }) => change({ isHidden: target.checked })}
          />
          {t('categories.hidden')}
        </label>
        <div className={styles['actions']}>
          <Button type="submit" loading={isSaving}>
            {seen ? t('categories.save') : t('categories.addAction')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {seen && (
            <Button variant="ghost" className={styles['delete']} onClick={() => onDelete(seen)}>
              {t('categories.delete')}
            </Button>
          )}
        </div>
      </form>
    </DialogBox>
  );
}
