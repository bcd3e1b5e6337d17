import { useState, type FormEvent } from 'react';
import { sentNumberOrNull } from '../../shared/lib/typed-number';
import { Button } from '../../shared/ui/button';
import { NumberField } from '../../shared/ui/number-field';
import { usePortionsLeft } from '../../domain/menu/availability';
import { useLivePortions } from '../../domain/menu/use-live-portions';
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
  const shown = typed ?? String(left ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
    void set(dish, sentNumberOrNull('whole', shown));
  };
  return (
    <form className={styles['portions']} onSubmit={submit}>
      <NumberField
        label={t('soldOut.portions')}
        hint={t('soldOut.portionsHint')}
        kind="whole"
        min={0}
        max={9999}
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary">
        {t('soldOut.setPortions')}
      </Button>
    </form>
  );
}
