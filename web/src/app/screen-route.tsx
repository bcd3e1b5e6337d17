import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyScreen, Screen } from '../domain/session/screen';
import { can, useSession } from '../domain/session/session';
import { ScreenTitle } from '../shared/ui/page';

interface Options<TextKey extends string> {
  readonly useTexts: () => (key: TextKey) => string;
  /** Shown to users without the permission. */
  readonly refused: ReactNode;
}

/** The route of a screen whose code is already loaded. */
export function bundledRoute<TextKey extends string>(
  { path, permission, title }: Screen<TextKey, string>,
  { useTexts, refused }: Options<TextKey>,
  content: ReactNode,
): RouteObject {
  function Permitted() {
    const t = useTexts();
    const { user } = useSession();
    if (permission && !can(user, permission)) return refused;
    return <ScreenTitle value={t(title)}>{content}</ScreenTitle>;
  }
  return { path, element: <Permitted /> };
}

/**
 * The route of a screen whose code is loaded on demand; {@link fetchScreen} prefetches it.
 * @param load wraps the component for `lazy`
 */
export function lazyRoute<TextKey extends string>(
  row: LazyScreen<TextKey, string>,
  options: Options<TextKey>,
  load: (row: LazyScreen<TextKey, string>) => Promise<{ default: ComponentType }>,
): RouteObject {
  let fetched: ComponentType | undefined;
  const fetchIt = async () => {
    const loaded = await load(row);
    fetched = loaded.default;
    return loaded;
  };
  const Lazy = lazy(fetchIt);
  // Loaded code renders without suspending.
  function Loaded() {
    const [Shown] = useState(() => fetched ?? Lazy);
    return <Shown />;
  }
  return { ...bundledRoute(row, options, <Loaded />), handle: fetchIt };
}

/**
 * Prefetches the code of the screen at this path.
 * @returns once it is loaded or has failed
 */
export async function fetchScreen(routes: RouteObject[], path: string): Promise<void> {
  const handle: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  // A failure is reported on navigation.
  if (typeof handle === 'function') await Promise.resolve(handle()).catch(() => undefined);
}
