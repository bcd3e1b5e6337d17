import { createContext, use } from 'react';
import { linksOf, type Screen } from '../domain/session/screen';
import { useSession } from '../domain/session/session';
import type { StaffTextKey } from './texts/texts';

/** The header (`start`, `work`) and the buttons of the dashboard (`manage`, `more`). */
export type Place = 'start' | 'work' | 'manage' | 'more';

/** The table of the staff's screens, for links between them. */
export const StaffScreens = createContext<readonly Screen<StaffTextKey, Place>[]>([]);

/** The links of a place to screens that the user may open. */
export const useStaffLinks = (place: Place) => linksOf(use(StaffScreens), place, useSession().user);
