import type { ComponentType } from 'react';
import type { Permission } from '../../gql/graphql';
import { can, type SessionUser } from './session';

/** A screen in a room's table, which serves routing, guards, navigation, titles and prefetch. */
export interface Screen<TextKey extends string, Place extends string> {
  /** From the root, in React Router's syntax. */
  readonly path: string;
  /** Required to open it; undefined for a public screen. */
  readonly permission?: Permission;
  /** Its heading and document title. */
  readonly title: TextKey;
  /** Its links, by the place in which they stand. */
  readonly nav?: Readonly<Partial<Record<Place, TextKey>>>;
}

/** A screen whose code is loaded when it is opened. */
export interface LazyScreen<TextKey extends string, Place extends string> extends Screen<TextKey, Place> {
  readonly screen: () => Promise<ComponentType>;
  /** Whether it works without the GraphQL client. */
  readonly isStatic?: boolean;
}

/** The screens that the user may open, in the order of the table. */
export const permitted = <Row extends Pick<Screen<string, string>, 'permission'>>(
  screens: readonly Row[],
  user: SessionUser | null,
): Row[] => screens.filter(({ permission }) => !permission || can(user, permission));

/** The address of a screen without its optional parameter. */
export const pathOf = ({ path }: Pick<Screen<string, string>, 'path'>): string =>
  path.replace(/\/:\w+\?$/, '');

/** The links of a place to screens that the user may open. */
export const linksOf = <TextKey extends string, Place extends string>(
  screens: readonly Screen<TextKey, Place>[],
  place: Place,
  user: SessionUser | null,
): { readonly to: string; readonly label: TextKey }[] =>
  permitted(screens, user).flatMap((screen) => {
    const label = screen.nav?.[place];
    return label ? [{ to: pathOf(screen), label }] : [];
  });
