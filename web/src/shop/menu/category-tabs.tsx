import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../texts/texts';
import styles from '../../domain/menu/categories.module.css';
import { CategoryList, type MenuCategory } from './category-list';
import type { AddControl } from '../../domain/menu/menu-card';

const all = 'All';

interface CategoryTabsProps {
  readonly categories: readonly MenuCategory[];
  /** From the address: the category may not exist or have no results. */
  readonly chosen: string | null;
  /** Undefined: all. */
  readonly onChoose: (name: string | undefined) => void;
  readonly addControl: AddControl;
}

/** The tab that a key goes to, by index and number of tabs. */
const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs that arrow keys activate: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. Our own, because the first view would
 * need 9 kB more with a library's. A tab shows only its category. With All, the tab of the category in
 * view is marked.
 */
export function CategoryTabs({ categories, chosen, onChoose, addControl }: CategoryTabsProps) {
  const t = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const names = categories.map(({ name }) => name);
  const tab = names.find((name) => name === chosen) ?? all;
  const shown = tab === all ? categories : categories.filter(({ name }) => name === tab);
  const [inView, setInView] = useState<string>();
  const marked = [all, ...names].indexOf((tab === all && inView) || tab);

  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pressed.current !== tab) return;
    pressed.current = undefined;
    scrollToHead(row.current, panel.current);
  }, [tab]);

  useEffect(() => {
    const list = row.current?.firstElementChild;
    const current = list?.querySelectorAll<HTMLElement>('[role=tab]')[marked];
    if (!list || !current) return;
    // Scrolls only the row: `scrollIntoView` would also scroll the page.
    list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2 });
  }, [marked]);

  const choose = (name: string) => {
    if (name === tab) return scrollToHead(row.current, panel.current);
    pressed.current = name;
    onChoose(name === all ? undefined : name);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const from = tabs.indexOf(event.target as HTMLElement);
    // With Alt or ⌘, arrows are the browser's: back and forward.
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const next = isPlain && from >= 0 ? moves[event.key]?.(from, tabs.length) : undefined;
    const name = next !== undefined && [all, ...names][next];
    if (!name) return;
    event.preventDefault();
    tabs[next]?.focus();
    choose(name);
  };

  return (
    <div>
      <div className={styles['tabs']} ref={row}>
        <div
          role="tablist"
          tabIndex={-1}
          className={styles['list']}
          aria-label={t('menu.categories')}
          onKeyDown={move}
        >
          {[{ name: all, shownName: t('menu.all') }, ...categories].map(({ name, shownName }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${index}`}
              className={styles['tab']}
              aria-selected={name === tab}
              aria-controls={`${id}-panel`}
              aria-current={tab === all && name === inView ? 'location' : undefined}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => choose(name)}
            >
              {shownName}
            </button>
          ))}
        </div>
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${[all, ...names].indexOf(tab)}`}
        tabIndex={-1}
        className={`${styles['panel']} ${tab === all ? '' : styles['one']}`}
      >
        <CategoryList categories={shown} onInView={setInView} addControl={addControl} />
      </div>
    </div>
  );
}

/** Scrolls the dishes to just below the tabs, unless their heading is visible. */
function scrollToHead(row: Element | null, panel: Element | null): void {
  const hidden = (row?.getBoundingClientRect().bottom ?? 0) - (panel?.getBoundingClientRect().top ?? 0);
  if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' });
}
