import { toast } from 'react-toastify/unstyled';
import { useSession } from '../../domain/session/session';
import { bind, type Binding } from '../../shared/form/bind';
import { useVersionedForm, type VersionedForm } from '../../shared/form/use-versioned-form';
import { errorMessage } from '../../shared/lib/errors';
import { say, useTexts } from '../texts/texts';
import { dishDrafts, type Dish, type DishTable } from './dish-fields';
import { useSaveDish } from './use-save-dish';

export interface DishForm extends VersionedForm<DishTable>, Binding<DishTable> {
  readonly labelOf: (name: keyof DishTable) => string;
}

interface Options {
  /** The present menu; undefined while unknown. */
  readonly dishes: readonly Dish[] | undefined;
  /** Reads the menu again. */
  readonly refresh: () => Promise<readonly Dish[]>;
  readonly onSaved: (dish: Dish, wasEdited: boolean) => void;
}

const blank = dishDrafts.starting();

/** The form that adds and changes dishes. Cancel and saving end its input. */
export function useDishForm({ dishes, refresh, onSaved }: Options): DishForm {
  const t = useTexts();
  const userId = useSession().user?.id ?? '';
  const save = useSaveDish();
  const form = useVersionedForm({
    drafts: dishDrafts,
    start: blank,
    userId,
    records: dishes,
    refresh,
    save,
    onSaved: (dish, wasEdited) => {
      toast.success(say(wasEdited ? 'adminMenu.updated' : 'adminMenu.added'), { icon: false });
      if (dish) onSaved(dish, wasEdited);
    },
    onRefused: (error) => toast.error(`❌ ${errorMessage(error, say('adminMenu.error'))}`, { icon: false }),
    unreachable: t('picture.unreachable'),
  });
  const labelOf = (name: keyof DishTable) => t(`dishField.${name}`);
  return { ...form, ...bind(form, labelOf), labelOf };
}
