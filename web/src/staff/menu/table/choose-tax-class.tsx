import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { SelectField } from '../../../shared/ui/field';
import { useTexts } from '../../texts/texts';
import { TaxClassOptions } from '../tax-class-options';
import type { TaxClassName } from '../use-tax-classes';
import styles from './menu-table.module.css';

interface ChooseTaxClassProps {
  readonly classes: readonly TaxClassName[];
  /** Dishes that get the class. */
  readonly count: number;
  readonly onChoose: (taxClass: string) => void;
}

/** Gives one tax class to the dishes shown. */
export function ChooseTaxClass({ classes, count, onChoose }: ChooseTaxClassProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState('');
  return (
    <div
      className={`flex wrap items-end gap-3 ${styles['choose']}`}
      role="group"
      aria-label={t('menuTable.taxClassOfAll')}
    >
      <SelectField
        label={t('menuTable.taxClassOfAll')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <TaxClassOptions classes={classes} value={chosen} />
      </SelectField>
      <Button variant="secondary" disabled={count === 0} onClick={() => onChoose(chosen)}>
        {t('menuTable.apply', { count })}
      </Button>
    </div>
  );
}
