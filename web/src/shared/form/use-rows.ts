import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstField } from './first-field';

/**
 * The rows of a list in a form, which are the children of the element with the ref `list`. Adding, moving and removing rows
 * keeps the focus: on the first field of a new row, on the pressed button of a moved one, on the next row's first field or
 * button after a removal, or else on the control that adds rows.
 */
export function useRows<Row extends object>(rows: readonly Row[], onChange: (rows: readonly Row[]) => void) {
  const listElement = useRef<HTMLElement>(null);
  const addControl = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusRow = (index: number) => {
    const all = listElement.current?.children ?? [];
    const row = all[Math.min(index, all.length - 1)];
    (firstField(row) ?? row?.querySelector('button') ?? addControl.current)?.focus();
  };
  const replace = (next: readonly Row[], announced = '') =>
    flushSync(() => {
      onChange(next);
      setAnnouncement(announced);
    });

  return {
    /** Ref of the element around the rows. */
    list: (element: HTMLElement | null) => {
      listElement.current = element;
    },
    /** Ref of the control that adds rows. */
    adder: (element: HTMLElement | null) => {
      addControl.current = element;
    },
    rows: {
      count: rows.length,
      change: (index: number, changes: Partial<Row>) =>
        onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row))),
      insert: (row: Row, at = rows.length) => {
        replace(rows.toSpliced(at, 0, row));
        focusRow(at);
      },
      remove: (index: number) => {
        replace(rows.toSpliced(index, 1));
        focusRow(index);
      },
      /** @param announced announces to screen readers where the row is now */
      move: (index: number, by: number, announced: string) => {
        const [moved] = rows.slice(index, index + 1);
        if (moved) replace(rows.toSpliced(index, 1).toSpliced(index + by, 0, moved), announced);
        const row = listElement.current?.children[index + by];
        const button = (step: number) => row?.querySelector<HTMLButtonElement>(`[data-move="${step}"]`);
        // At either end the button is disabled.
        (button(by)?.disabled ? button(-by) : button(by))?.focus();
      },
      /** Where a row was moved last. */
      announcement,
    },
  };
}

export type Rows = Omit<ReturnType<typeof useRows>['rows'], 'change' | 'insert'>;
