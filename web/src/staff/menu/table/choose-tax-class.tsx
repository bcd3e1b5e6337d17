import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { SelectField } from '../../../shared/ui/field';
import { useTexts } from '../../texts/texts';
import { TaxClassOptions } from '../tax-class-options';
import type { TaxClassName } from '../use-tax-classes';
import styles from './menu-table.module.css';

/** The field's value before a class is chosen; no class has this id. */
const none = 'none';

interface ChooseTaxClassProps {
  readonly classes: readonly TaxClassName[];
  /** Dishes that get the class. */
  readonly count: number;
  readonly onChoose: (taxClass: string) => void;
}

/** Gives one tax class to the dishes shown. */
export function ChooseTaxClass({ classes, count, onChoose }: ChooseTaxClassProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState(none);
  return (
    <div
      className={`flex wrap items-end gap-3 ${styles['choose']}`}
      role="group"
      aria-label={t('menuTable.taxClassOfShown')}
    >
      <SelectField
        label={t('menuTable.taxClassOfShown')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value={none}>{t('menuTable.chooseTaxClass')}</option>
        <TaxClassOptions classes={classes} value={chosen === none ? '' : chosen} />
      </SelectField>
      <Button variant="secondary" disabled={chosen === none || count === 0} onClick={() => onChoose(chosen)}>
        {t('menuTable.setTaxClass', { count })}
      </Button>
    </div>
  );
}
