import { useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChevronDownIcon, GripIcon } from '../../shared/ui/icons';
import round from '../../shared/ui/round-button.module.css';
import { useTexts } from '../texts/texts';
import styles from './sortable-list.module.css';

interface SortableListProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly onReorder: (ids: readonly string[]) => void;
  /** Says where something has been moved. */
  readonly onMoved: (sentence: string) => void;
}

/** A list whose entries are moved by dragging their handle, or with buttons. */
export function SortableList({ labelledBy, entries, onReorder, onMoved }: SortableListProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ readonly id: string; readonly ids: readonly string[] }>();
  const present = entries.map(({ id }) => id);
  const ids = drag?.ids ?? present;
  const names = new Map(entries.map(({ id, name }) => [id, name]));

  const moved = (id: string, to: number) => {
    const others = ids.filter((other) => other !== id);
    return others.toSpliced(to, 0, id);
  };
  const save = (id: string, next: readonly string[]) => {
    if (next.join() === present.join()) return;
    flushSync(() => {
      setDrag(undefined);
      onReorder(next);
    });
    onMoved(
      t('menuOrder.moved', { name: names.get(id) ?? '', place: next.indexOf(id) + 1, count: next.length }),
    );
  };

  const step = (button: HTMLElement, id: string, by: number) => {
    const to = ids.indexOf(id) + by;
    if (to < 0 || to >= ids.length) return;
    save(id, moved(id, to));
    // An element that moves in the document loses the focus.
    button.focus();
  };

  const begin = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    // By the list, as entries move in the document.
    list.current?.setPointerCapture(event.pointerId);
    setDrag({ id, ids });
  };
  const follow = ({ clientY }: PointerEvent) => {
    if (!drag) return;
    const rows = [...(list.current?.children ?? [])];
    const under = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    const next = moved(drag.id, under === -1 ? rows.length - 1 : under);
    if (next.join() !== ids.join()) setDrag({ id: drag.id, ids: next });
  };
  const drop = () => {
    if (!drag) return;
    save(drag.id, drag.ids);
    setDrag(undefined);
  };

  return (
    <ul
      ref={list}
      className="stack gap-1"
      aria-labelledby={labelledBy}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(undefined)}
    >
      {ids.map((id) => {
        const name = names.get(id) ?? '';
        return (
          <li key={id} className={`row ${styles['entry']} ${drag?.id === id ? styles['dragged'] : ''}`}>
            <span className={styles['handle']} onPointerDown={(event) => begin(event, id)}>
              <GripIcon />
            </span>
            <span className={styles['name']}>{name}</span>
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className={`${round['button']} ${by === -1 ? styles['up'] : ''}`}
                aria-label={t(by === -1 ? 'menuOrder.up' : 'menuOrder.down', { name })}
                // Not disabled, which would lose the focus at the end.
                aria-disabled={id === ids.at(by === -1 ? 0 : -1)}
                onClick={({ currentTarget }) => step(currentTarget, id, by)}
              >
                <ChevronDownIcon />
              </button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
