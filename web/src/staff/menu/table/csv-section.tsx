import { useId, useMemo, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { downloadText } from '../../../shared/lib/download-file';
import { formatRupees } from '../../../shared/lib/format';
import { dayOf } from '../../../shared/lib/time-zone';
import { numberProblem } from '../../../shared/lib/typed-number';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { useTexts } from '../../texts/texts';
import type { ChoiceGroup } from '../../../domain/menu/dish-options';
import type { Dish } from '../dish-fields';
import type { TaxClassName } from '../use-tax-classes';
import { amountRules, type CsvField } from './csv-columns';
import { readCsv, toCsv, type CsvChange, type CsvFile, type CsvProblem } from './menu-csv';
import styles from './menu-table.module.css';
import { useSaveDishes } from './use-save-dishes';

/** Bytes. 5,000 dishes with long descriptions have 8 MB. */
const maxSize = 10_000_000;
const shownAtFirst = 100;

/** Texts of the columns. */
const nameOf = (field: CsvField = 'name') =>
  field === 'optionGroups' ? ('dishField.options' as const) : (`dishField.${field}` as const);

interface CsvSectionProps {
  readonly dishes: readonly Dish[];
  readonly optionGroups: readonly ChoiceGroup[];
  /** Undefined while unknown. */
  readonly taxClasses: readonly TaxClassName[] | undefined;
  readonly refresh: () => Promise<readonly Dish[]>;
}

/** Saves the menu as a CSV file, and reads one: shows every change before it is saved, all or nothing. */
export function CsvSection({ dishes, optionGroups, taxClasses, refresh }: CsvSectionProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly name: string; readonly text: string }>();
  // Compared with the menu as it is now, so that changes by others appear.
  const file = useMemo(
    () => chosen && taxClasses && readCsv(chosen.text, dishes, { groups: optionGroups, taxClasses }),
    [chosen, dishes, optionGroups, taxClasses],
  );
  const { save, isSaving, failure, clearFailure } = useSaveDishes(refresh);

  const choose = async (picked: File | undefined) => {
    clearFailure();
    if (!picked) return;
    const text = picked.size > maxSize ? '\0' : await picked.text();
    setChosen({ name: picked.name, text });
  };

  const close = () => {
    setChosen(undefined);
    clearFailure();
    input.current?.focus();
  };

  const confirm = async () => {
    if (!file) return;
    if (!(await save(file.changes.map(({ row }) => row)))) return;
    toast.success(t('menuTable.dishesSaved', { count: file.changes.length }));
    close();
  };

  return (
    <section className="stack gap-4 content-start" aria-labelledby="menu-csv">
      <h2 id="menu-csv" className="text-xl">
        {t('menuTable.csv')}
      </h2>
      <p className={styles['hint']}>{t('menuTable.csvHint')}</p>
      <div className="flex wrap items-end gap-3">
        <Button
          variant="secondary"
          disabled={dishes.length === 0 || !taxClasses}
          onClick={() =>
            taxClasses &&
            downloadText(
              `menu-${dayOf(Date.now())}.csv`,
              toCsv(dishes, { groups: optionGroups, taxClasses }),
              'text/csv',
            )
          }
        >
          {t('menuTable.download')}
        </Button>
        <label className={styles['file']}>
          <span>{t('menuTable.choose')}</span>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            disabled={!taxClasses}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // Choosing the same file again reads it again.
              target.value = '';
            }}
          />
        </label>
      </div>
      {chosen && file && (
        <Preview
          name={chosen.name}
          file={file}
          reasons={failure?.reasons}
          actions={
            <>
              {failure && (
                <Notice tone="error">{t('menuTable.nothingSaved', { message: failure.message })}</Notice>
              )}
              <div className="flex wrap items-end gap-3">
                {file.changes.length > 0 && file.problems.length === 0 && (
                  <Button loading={isSaving} onClick={() => void confirm()}>
                    {t('menuTable.saveChanges', { count: file.changes.length })}
                  </Button>
                )}
                <Button variant="secondary" disabled={isSaving} onClick={close}>
                  {t('menuTable.closeFile')}
                </Button>
              </div>
            </>
          }
        />
      )}
    </section>
  );
}

interface PreviewProps {
  readonly name: string;
  readonly file: CsvFile;
  /** The server's reasons by the index of the change. */
  readonly reasons: ReadonlyMap<number, string> | undefined;
  readonly actions: React.ReactNode;
}

function Preview({ name, file: { changes, problems, unchanged, ignored }, reasons, actions }: PreviewProps) {
  const t = useTexts();
  const heading = useId();
  const [isAllShown, setIsAllShown] = useState(false);
  const added = changes.filter(({ isNew }) => isNew).length;
  const shown = isAllShown ? changes : changes.slice(0, shownAtFirst);
  return (
    <section className={`stack gap-3 ${styles['preview']}`} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      {problems.length > 0 ? (
        <Notice tone="error">
          {t('menuTable.problems', { count: problems.length })}
          <ul className={styles['problems']}>
            {problems.slice(0, shownAtFirst).map((problem) => (
              <li key={`${problem.line} ${problem.field} ${problem.code}`}>
                <CsvProblemItem problem={problem} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p role="status">{t('menuTable.summary', { added, changed: changes.length - added, unchanged })}</p>
      )}
      {ignored.length > 0 && (
        <p className={styles['hint']}>{t('menuTable.ignored', { columns: ignored.join(', ') })}</p>
      )}
      {shown.length > 0 && problems.length === 0 && (
        <ul className="stack gap-2 anywhere">
          {shown.map((change, index) => (
            <li key={change.line}>
              <CsvChangeItem change={change} />
              {reasons?.has(index) && <span className={styles['problem']}>{reasons.get(index)}</span>}
            </li>
          ))}
        </ul>
      )}
      {shown.length < changes.length && problems.length === 0 && (
        <p>
          <Button variant="ghost" size="sm" onClick={() => setIsAllShown(true)}>
            {t('menuTable.showAll', { count: changes.length })}
          </Button>
        </p>
      )}
      <div className={`stack gap-3 ${styles['bar']}`}>{actions}</div>
    </section>
  );
}

function CsvChangeItem({ change: { name, isNew, fields, row } }: { readonly change: CsvChange }) {
  const t = useTexts();
  if (isNew) {
    return (
      <>
        <strong>{name}</strong>{' '}
        <span className={`tone-success small ${styles['new']}`}>{t('menuTable.new')}</span>{' '}
        {row.price !== undefined && formatRupees(row.price)}
      </>
    );
  }
  return (
    <>
      <strong>{name}</strong>
      {fields.map(({ field, from, to }) => (
        <span key={field} className={`block muted ${styles['field']}`}>
          {t(nameOf(field))}: <del>{from || t('adminMenu.nothing')}</del> →{' '}
          <ins>{to || t('adminMenu.nothing')}</ins>
        </span>
      ))}
    </>
  );
}

function CsvProblemItem({ problem: { line, code, field, text = '' } }: { readonly problem: CsvProblem }) {
  const t = useTexts();
  const rules = field && amountRules[field];
  const advice = (rules && numberProblem(rules, text)) ?? '';
  const reason =
    code === 'VALUE'
      ? t('menuTable.badValue', { field: t(nameOf(field)), text, advice })
      : t(`csvProblem.${code}`, { name: text });
  return line === undefined ? reason : t('menuTable.line', { line, reason });
}
