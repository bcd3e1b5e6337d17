import { use, useEffect } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { pathOf, permitted } from '../../domain/session/screen';
import { isDevice, useSession } from '../../domain/session/session';
import { StaffScreens } from '../../staff/links';
import { staffScreens } from '../../staff/screens';
import { staffWords, useTexts } from '../../staff/texts/texts';
import { fetchScreensOnIntent } from '../prefetch';
import { lazyRoute } from '../screen-route';
import { DeviceGate } from './device-gate';
import { useStaffCache } from './staff-cache';
import { StaffLayout } from './staff-layout';
import { StaffNotFoundPage } from './staff-not-found-page';

/** The start page: that of a tablet's place, or the first screen that the user may open, or the home page. */
function StartPage() {
  const { user } = useSession();
  const screens = permitted(staffScreens, user);
  const ofPlace = screens.find(({ startOf }) => isDevice(user) && startOf === user?.staffRole);
  const first = ofPlace ?? screens[0];
  return <Navigate to={first ? pathOf(first) : '/'} replace />;
}

/** A tablet leaves a screen that the next person may not open. */
function Refused() {
  const { user } = useSession();
  return isDevice(user) ? <Navigate to={root} replace /> : <StaffNotFoundPage />;
}

const root = '/admin';

const options = { useTexts, refused: <Refused /> };

const load = async ({ screen }: (typeof staffScreens)[number]) => ({ default: await screen() });

/** All routes below {@link root}. */
const routes: RouteObject[] = [
  {
    element: <StaffLayout />,
    children: [
      { index: true, element: <StartPage /> },
      ...staffScreens
        .filter(({ isAlone }) => !isAlone)
        .map((row) => lazyRoute({ ...row, path: row.path.slice(root.length + 1) }, options, () => load(row))),
      { path: '*', element: <StaffNotFoundPage /> },
    ],
  },
];

/** Of the screens without the frame, by their addresses. */
const routesAlone = new Map(
  staffScreens
    .filter(({ isAlone }) => isAlone)
    .map((row) => [
      row.path,
      [
        lazyRoute({ ...row, path: '' }, options, () => load(row)),
        { path: '*', element: <StaffNotFoundPage /> },
      ],
    ]),
);

interface StaffAreaProps {
  /** The address of a screen without the frame; undefined: all others. */
  readonly alone?: string;
}

/** The staff area, loaded after the guard has allowed access. */
export function StaffArea({ alone }: StaffAreaProps) {
  use(staffWords);
  useStaffCache();
  useEffect(
    () =>
      fetchScreensOnIntent([
        { path: root, children: routes },
        ...[...routesAlone].map(([path, children]) => ({ path, children })),
      ]),
    [],
  );
  const { user } = useSession();
  const screens = (
    <StaffScreens value={staffScreens}>{useRoutes((alone && routesAlone.get(alone)) || routes)}</StaffScreens>
  );
  return isDevice(user) ? <DeviceGate>{screens}</DeviceGate> : screens;
}
