import { toast } from 'react-toastify/unstyled';
import { errorMessage } from '../../shared/lib/errors';
import { useRecordForm, type RecordForm } from '../form/use-record-form';
import { say, useTexts } from '../texts/texts';
import { dishDrafts, type Dish, type DishTable } from './dish-fields';
import { useSaveDish } from './use-save-dish';

export type DishFormState = RecordForm<DishTable>;

interface Options {
  /** The present menu; undefined while unknown. */
  readonly dishes: readonly Dish[] | undefined;
  /** Reads the menu again. */
  readonly refresh: () => Promise<readonly Dish[]>;
  readonly onSaved: (dish: Dish, wasEdited: boolean) => void;
}

const blank = dishDrafts.starting();

/** The form that adds and changes dishes. Cancel and saving end its input. */
export function useDishForm({ dishes, refresh, onSaved }: Options): DishFormState {
  const t = useTexts();
  const save = useSaveDish();
  return useRecordForm(
    {
      drafts: dishDrafts,
      start: blank,
      records: dishes,
      refresh,
      save,
      onSaved: (dish, wasEdited) => {
        toast.success(say(wasEdited ? 'adminMenu.updated' : 'adminMenu.added'), { icon: false });
        if (dish) onSaved(dish, wasEdited);
      },
      onRefused: (error) => toast.error(`❌ ${errorMessage(error, say('adminMenu.error'))}`, { icon: false }),
    },
    (name) => t(`dishField.${name}`),
  );
}
