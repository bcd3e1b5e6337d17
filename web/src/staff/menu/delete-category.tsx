import { toast } from 'react-toastify/unstyled';
import { errorMessage } from '../../shared/lib/errors';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { say, useTexts } from '../texts/texts';
import type { Category } from './category-fields';
import { useDeleteCategory } from './use-save-category';

interface DeleteCategoryProps {
  readonly category: Category;
  /** Reads the menu again. */
  readonly refresh: () => Promise<unknown>;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

export function DeleteCategory({ category, refresh, onCancel, onDeleted }: DeleteCategoryProps) {
  const t = useTexts();
  const { deleteCategory, isDeleting } = useDeleteCategory();
  const confirm = async () => {
    try {
      await deleteCategory(category.id);
    } catch (error) {
      toast.error(errorMessage(error, say('categories.failed')));
      onCancel();
      return;
    }
    toast.success(say('categories.deleted'));
    onDeleted();
    await refresh().catch(() => undefined);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={t('adminMenu.deleteTitle', { name: category.name })}
      confirmLabel={t('categories.delete')}
      tone="danger"
      busy={isDeleting}
      onConfirm={() => void confirm()}
    >
      {t('categories.deleteText')}
    </ConfirmDialog>
  );
}
