import { use, useEffect } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { pathOf, permitted } from '../../domain/session/screen';
import { useSession } from '../../domain/session/session';
import { StaffScreens } from '../../staff/links';
import { staffScreens } from '../../staff/screens';
import { staffWords, useTexts } from '../../staff/texts/texts';
import { fetchScreensOnIntent } from '../prefetch';
import { lazyRoute } from '../screen-route';
import { useStaffCache } from './staff-cache';
import { StaffLayout } from './staff-layout';
import { StaffNotFoundPage } from './staff-not-found-page';

/** The start page of a user: the first screen that they may open, or the home page. */
function StartPage() {
  const { user } = useSession();
  const [first] = permitted(staffScreens, user);
  return <Navigate to={first ? pathOf(first) : '/'} replace />;
}

const options = { useTexts, refused: <StaffNotFoundPage /> };

const root = '/admin';

/** All routes below {@link root}. */
const routes: RouteObject[] = [
  {
    element: <StaffLayout />,
    children: [
      { index: true, element: <StartPage /> },
      ...staffScreens.map((row) =>
        lazyRoute({ ...row, path: row.path.slice(root.length + 1) }, options, async ({ screen }) => ({
          default: await screen(),
        })),
      ),
      { path: '*', element: <StaffNotFoundPage /> },
    ],
  },
];

/** The staff area, loaded after the guard has allowed access. */
export function StaffArea() {
  use(staffWords);
  useStaffCache();
  useEffect(() => fetchScreensOnIntent([{ path: root, children: routes }]), []);
  return <StaffScreens value={staffScreens}>{useRoutes(routes)}</StaffScreens>;
}
