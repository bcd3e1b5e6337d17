import { createContext, use, type ComponentType } from 'react';
import { linksOf, pathOf, permitted, type Screen } from '../domain/session/screen';
import { useSession } from '../domain/session/session';
import type { StaffTextKey } from './texts/texts';

/**
 * The header (`start`), the navigation (`section`; `only` for those who have no section), and the main buttons of the dashboard
 * (`manage`).
 */
export type StaffNavPlace = 'start' | 'section' | 'only' | 'manage';

/** Of a screen in the navigation. */
export interface StaffLink {
  readonly Icon?: ComponentType;
  /** Whether it stands below the screen of a phone, too, where there is room for four. */
  readonly isDaily?: boolean;
  /** Opens it after the key G. */
  readonly letter?: string;
}

type LinkedScreen = Screen<StaffTextKey, StaffNavPlace> & StaffLink;

/** The table of the staff's screens, for links between them. */
export const StaffScreens = createContext<readonly LinkedScreen[]>([]);

/** The screens that the user may open from anywhere, in the order of the table, with their addresses. */
export function usePermittedScreens() {
  const { user } = useSession();
  return permitted(use(StaffScreens), user)
    .map((screen) => ({ ...screen, to: pathOf(screen) }))
    .filter(({ to }) => !to.includes(':'));
}

/** The links of a place to screens that the user may open. */
export const useStaffLinks = (place: StaffNavPlace) => linksOf(use(StaffScreens), place, useSession().user);
