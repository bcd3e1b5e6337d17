import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts';
import { categoryName } from '../../domain/menu/categories';
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

/** A tab shows only its category. With All, the tab of the category in view is marked. */
export function CategoryTabs({ categories, chosen, onChoose, addControl }: CategoryTabsProps) {
  const t = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const names = categories.map(([name]) => name);
  const tab = names.find((name) => name === chosen) ?? all;
  const shown = tab === all ? categories : categories.filter(([name]) => name === tab);
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

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value: string) => {
        pressed.current = value;
        onChoose(value === all ? undefined : value);
      }}
    >
      <div className={styles['tabs']} ref={row}>
        <Tabs.List className={styles['list']} aria-label={t('menu.categories')} activateOnFocus>
          {[all, ...names].map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className={styles['tab']}
              aria-current={tab === all && name === inView ? 'location' : undefined}
              onClick={() => {
                if (name === tab) scrollToHead(row.current, panel.current);
              }}
            >
              {name === all ? t('menu.all') : categoryName(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Panel
        ref={panel}
        value={tab}
        tabIndex={-1}
        className={`${styles['panel']} ${tab === all ? '' : styles['one']}`}
      >
        <CategoryList categories={shown} onInView={setInView} addControl={addControl} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

/** Scrolls the dishes to just below the tabs, unless their heading is visible. */
function scrollToHead(row: Element | null, panel: Element | null): void {
  const hidden = (row?.getBoundingClientRect().bottom ?? 0) - (panel?.getBoundingClientRect().top ?? 0);
  if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' });
}
