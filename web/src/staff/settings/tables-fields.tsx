import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { newTable, type TableFields } from './settings-draft';
import styles from './settings-page.module.css';

interface TablesFieldsProps {
  readonly tables: readonly TableFields[];
  /** The saved tables. */
  readonly saved: readonly TableFields[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (tables: readonly TableFields[]) => void;
}

/** The tables that can be booked. */
export function TablesFields({ tables, saved, errors, onChange }: TablesFieldsProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const change = (at: number, changes: Partial<TableFields>) =>
    onChange(tables.map((table, index) => (index === at ? { ...table, ...changes } : table)));
  /** Focuses the name in the row at this index: the focused button may be gone. */
  const focusOn = (index: number) => {
    const names = list.current?.querySelectorAll<HTMLInputElement>('input[name$=".name"]');
    names?.[Math.min(index, names.length - 1)]?.focus();
  };
  const changeRows = (next: readonly TableFields[], focused: number) => {
    flushSync(() => onChange(next));
    focusOn(focused);
  };
  return (
    <>
      <ul ref={list} className={styles['rows']}>
        {tables.map(({ key, name, seats }, index) => (
          <li key={key} className={styles['table']}>
            <TextField
              label={t('settings.tableName')}
              name={`tables.${index}.name`}
              type="text"
              autoComplete="off"
              maxLength={40}
              required
              value={name}
              onChange={({ target }) => change(index, { name: target.value })}
              error={errors[`tables.${index}.name`]}
            />
            <NumberField
              label={t('settings.seats')}
              name={`tables.${index}.seats`}
              kind="whole"
              min={1}
              max={50}
              required
              value={seats}
              onChange={({ target }) => change(index, { seats: target.value })}
              error={errors[`tables.${index}.seats`]}
            />
            <Button
              variant="ghost"
              size="sm"
              disabled={tables.length === 1}
              aria-label={t('settings.removeTable', { name: name || String(index + 1) })}
              onClick={() => changeRows(tables.toSpliced(index, 1), index)}
            >
              {t('settings.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {saved.map((table, index) => {
        const refusal = errors[`tables.${table.key}`];
        if (!refusal || tables.some(({ key }) => key === table.key)) return null;
        return (
          <Notice
            key={table.key}
            tone="error"
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => changeRows(tables.toSpliced(index, 0, table), index)}
              >
                {t('settings.keepTable', { name: table.name })}
              </Button>
            }
          >
            {refusal}
          </Notice>
        );
      })}
      <Button variant="secondary" onClick={() => changeRows([...tables, newTable()], tables.length)}>
        {t('settings.addTable')}
      </Button>
    </>
  );
}
