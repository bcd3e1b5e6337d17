import { useSyncExternalStore } from 'react';
import type { MenuCardFragment, MenuQuery } from '../../gql/graphql';
import { drawnMenu } from '../../shared/lib/drawn';
import { isRecord } from '../../shared/lib/is-record';
import { afterFirstView } from '../../shared/lib/first-view';
import { readStored, writeStored } from '../../shared/lib/storage';

/**
 * The menu as the pages show it. They do without the GraphQL client, which comes after the first view: what stands
 * there came with the page, was kept on the device, or asked for by `early.ts`. What follows is told by the client's cache.
 */
interface Menu {
  /** Undefined as long as nothing is known. */
  readonly data: MenuQuery | undefined;
  /** Whether the present menu is still being asked for. */
  readonly loading: boolean;
  /** Whether asking for it has failed. */
  readonly failed: boolean;
  /** Asks again. */
  readonly retry: () => void;
}

/** Where the menu is kept as it was last seen. It is what everybody may see. */
export const lastMenuKey = 'lastMenu';

/** All that a card shows: a menu that another version of the shop has kept may lack something. */
const cardFields: Readonly<Record<Exclude<keyof MenuCardFragment, ' $fragmentName'>, true>> = {
  id: true,
  name: true,
  price: true,
  description: true,
  category: true,
  image: true,
  isVegetarian: true,
};

/** Whether this is a menu from which every card can be drawn. */
function isMenu(data: unknown): data is MenuQuery {
  return (
    isRecord(data) &&
    Array.isArray(data['menu']) &&
    data['menu'].every((dish) => isRecord(dish) && Object.keys(cardFields).every((field) => field in dish))
  );
}

function lastSeen(): unknown {
  try {
    return JSON.parse(readStored(lastMenuKey) ?? 'null');
  } catch {
    return undefined;
  }
}

const startingWith = (data: unknown): Menu => ({
  data: isMenu(data) ? data : undefined,
  loading: true,
  failed: false,
  retry: () => undefined,
});

let first = startingWith(drawnMenu() ?? lastSeen());
let menu = first;
const listeners = new Set<() => void>();

/** Begins with a menu, from which the screens are drawn before a browser has them. */
export function beginWithMenu(data: unknown): void {
  first = startingWith(data);
  menu = first;
}

export function tellMenu(news: Partial<Menu>): void {
  const keys = Object.keys(news) as (keyof Menu)[];
  // Whoever shows it is drawn anew by news alone.
  if (keys.every((key) => news[key] === menu[key])) return;
  menu = { ...menu, ...news };
  for (const listener of listeners) listener();
}

async function showEarlyMenu(): Promise<void> {
  const response = await globalThis.earlyMenu?.answer;
  if (!response) return;
  const { data }: { data?: unknown } = await response.clone().json();
  // Later than the client's own answer it would be an older one.
  if (!menu.loading || !isMenu(data)) return;
  const text = JSON.stringify(data);
  // One that is as it was before is not drawn again.
  const isNew = text !== JSON.stringify(menu.data);
  tellMenu({ ...(isNew && { data }), loading: false });
  // Whoever asks from here on wants to know what has changed since.
  globalThis.earlyMenu = undefined;
  const shown = menu.data;
  await afterFirstView;
  if (menu.data === shown) writeStored(lastMenuKey, text);
}

// A failure is the client's to tell, which asks again.
void showEarlyMenu().catch(() => undefined);

export const currentMenu = (): Menu => menu;

export function useMenu(): Menu {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentMenu,
    () => first,
  );
}
