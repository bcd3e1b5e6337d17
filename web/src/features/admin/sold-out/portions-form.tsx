import { useState, type FormEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { usePortionsLeft } from '../../menu/availability';
import { useLivePortions } from '../../menu/use-live-portions';
import { useTexts } from '../texts/texts';
import styles from './availability-dialog.module.css';
import { useSetPortions } from './use-set-sold-out';

interface PortionsFormProps {
  readonly dish: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
}

/** Sets how many portions are left, which orders use up. */
export function PortionsForm({ dish, onDone }: PortionsFormProps) {
  const t = useTexts();
  useLivePortions();
  const left = usePortionsLeft(dish.id);
  const [typed, setTyped] = useState<string>();
  const set = useSetPortions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
    const count = typed ?? (left === undefined ? '' : String(left));
    void set(dish, count.trim() === '' ? null : Number(count));
  };
  return (
    <form className={styles['portions']} onSubmit={submit}>
      <TextField
        label={t('soldOut.portions')}
        hint={t('soldOut.portionsHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={9999}
        step={1}
        autoComplete="off"
        value={typed ?? left ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary">
        {t('soldOut.setPortions')}
      </Button>
    </form>
  );
}
