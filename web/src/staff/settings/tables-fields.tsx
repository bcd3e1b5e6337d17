import { useRows } from '../../shared/form/use-rows';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { newTable, type TableFields } from './tables-draft';
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
  const { list, rows } = useRows(tables, onChange);
  return (
    <>
      <ul ref={list} className="stack gap-4">
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
              onChange={({ target }) => rows.change(index, { name: target.value })}
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
              onChange={({ target }) => rows.change(index, { seats: target.value })}
              error={errors[`tables.${index}.seats`]}
            />
            <Button
              variant="ghost"
              size="sm"
              disabled={tables.length === 1}
              aria-label={t('settings.removeTable', { name: name || String(index + 1) })}
              onClick={() => rows.remove(index)}
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
              <Button variant="secondary" size="sm" onClick={() => rows.insert(table, index)}>
                {t('settings.keepTable', { name: table.name })}
              </Button>
            }
          >
            {refusal}
          </Notice>
        );
      })}
      <Button variant="secondary" onClick={() => rows.insert(newTable())}>
        {t('settings.addTable')}
      </Button>
    </>
  );
}
