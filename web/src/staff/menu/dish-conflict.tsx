import { formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { markTexts } from '../../domain/menu/diet-mark';
import { DishImage } from '../../domain/menu/dish-image';
import { strong } from '../../shared/ui/strong';
import { allergenTexts } from '../../domain/menu/allergen-texts';
import { spiceTexts } from '../../domain/menu/dish-tags';
import { ChangedElsewhere, ConflictNotice } from '../form/conflict-notice';
import { useTexts } from '../texts/texts';
import styles from './dish-conflict.module.css';
import { type Conflict, type Dish } from './dish-draft';

interface DishConflictProps {
  readonly conflict: Conflict;
  readonly busy: boolean;
  readonly onSaveMine: () => void;
  readonly onTakeTheirs: (theirs: Dish) => void;
  readonly onAddAnew: () => void;
  /** The admin has just tried to save: this is the answer. */
  readonly takesFocus: boolean;
}

/** Another admin has changed or deleted the dish. */
export function DishConflict({ conflict, busy, takesFocus, ...actions }: DishConflictProps) {
  const t = useTexts();
  if (conflict.kind === 'deleted') {
    return (
      <ConflictNotice
        text={t.rich('adminMenu.deletedElsewhere', strong)}
        takesFocus={takesFocus}
        actions={
          <Button variant="secondary" size="sm" disabled={busy} onClick={actions.onAddAnew}>
            {t('adminMenu.makeNew')}
          </Button>
        }
      />
    );
  }
  const { theirs, clashes } = conflict;
  const values = {
    name: theirs.name,
    price: formatRupees(theirs.price),
    description: theirs.description && <span className={styles['description']}>{theirs.description}</span>,
    category: theirs.category,
    options: t('adminOptions.count', { count: theirs.options?.length ?? 0 }),
    servedFrom: theirs.servedFrom,
    servedUntil: theirs.servedUntil,
    mark: t(theirs.mark ? markTexts[theirs.mark] : 'adminMenu.notSaid'),
    hindiName: theirs.hindiName,
    spiciness: t(spiceTexts[theirs.spiciness] ?? 'menu.verySpicy'),
    isJain: t(theirs.isJain ? 'adminMenu.yes' : 'adminMenu.no'),
    isNew: t(theirs.isNew ? 'adminMenu.yes' : 'adminMenu.no'),
    isPackaged: t(theirs.isPackaged ? 'adminMenu.yes' : 'adminMenu.no'),
    allergens: theirs.allergens.map((allergen) => t(allergenTexts[allergen])).join(', '),
    serves: theirs.serves,
    packing: formatRupees(theirs.packing),
    image: theirs.image && (
      <span className={styles['picture']}>
        <DishImage src={theirs.image} name={t('adminMenu.theirPicture')} sizes="6rem" />
      </span>
    ),
  };
  return (
    <ChangedElsewhere
      theirs={clashes.map((field) => ({ label: t(`dishField.${field}`), value: values[field] }))}
      takesFocus={takesFocus}
      busy={busy}
      onSaveMine={actions.onSaveMine}
      onTakeTheirs={() => actions.onTakeTheirs(theirs)}
    />
  );
}
