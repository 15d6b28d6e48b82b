import { runAfterPaint } from '@/browser/page/runAfterPaint';
import { LANDING, ROUTES } from '@/contract/routes';
import { NoPermission } from '@/ui/feedback/NoPermission';
import { useBlockInput } from '@/ui/screen/onTheWay';
import { Activity, type ComponentProps, use, useEffect, useMemo, useState } from 'react';
import { matchPath, Navigate, Route, Routes, UNSAFE_LocationContext as PlaceOfRouter } from 'react-router-dom';

import { SCREENS } from '../screens';
import { isGranted } from './grants';

type RouteLocation = ComponentProps<typeof PlaceOfRouter>['value'];

/** Lists from which a case can be opened. */
const LISTS: readonly string[] = [ROUTES.caseList.path, ROUTES.myTasks.path];

const isList = ({ location }: RouteLocation): boolean => LISTS.includes(location.pathname);
const isCase = ({ location }: RouteLocation): boolean => matchPath(ROUTES.taskDetail.path, location.pathname) !== null;

const isSamePlace = ({ location: one }: RouteLocation, { location: other }: RouteLocation): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.state === other.state;

/** Returns the address of the open list, or of the list from which the open case was opened. That list is not re-rendered on return. */
function usePlaceOfList(place: RouteLocation): RouteLocation | undefined {
  const [last, setLast] = useState<RouteLocation>();
  const isWhereItStood = last !== undefined && (isCase(place) || isSamePlace(place, last));
  const shown = isList(place) ? place : undefined;
  const list = isWhereItStood ? last : shown;
  if (list !== last) setLast(list);
  return list;
}

const isBetween = (one: RouteLocation, other: RouteLocation): boolean =>
  (isList(one) && isCase(other)) || (isCase(one) && isList(other));

/** Keeps the previous screen for one more frame between a list and a case, so that the click gets feedback first (SC-03). */
function useShownPlace(place: RouteLocation): RouteLocation {
  const [shown, setShown] = useState(place);
  const isBeingLeft = isBetween(place, shown);
  if (place !== shown && !isBeingLeft) setShown(place);
  useBlockInput(isBeingLeft);
  useEffect(() => (isBeingLeft ? runAfterPaint(() => setShown(place)) : undefined), [isBeingLeft, place]);
  return isBeingLeft ? shown : place;
}

/**
 * Renders the screen of the address if the server grants it. The list stays mounted, hidden and at its own address, while one of its cases
 * is open. Returning to it renders nothing (SC-03).
 */
export function ScreenRoutes({ granted }: { readonly granted: readonly string[] }) {
  const place = useShownPlace(use(PlaceOfRouter));
  const list = usePlaceOfList(place);
  const routes = useMemo(() => <Routes>{getRoutes(granted)}</Routes>, [granted]);
  return (
    <>
      {!isList(place) && <PlaceOfRouter value={place}>{routes}</PlaceOfRouter>}
      {list && (
        <PlaceOfRouter value={list}>
          <Activity mode={isList(place) ? 'visible' : 'hidden'}>{routes}</Activity>
        </PlaceOfRouter>
      )}
    </>
  );
}

const getRoutes = (granted: readonly string[]) => [
  ...SCREENS.map(({ path, Screen }) => (
    <Route
      key={path}
      path={path}
      element={isGranted(path, granted) ? <Screen /> : <NotGranted path={path} granted={granted} />}
    />
  )),
  <Route key="*" path="*" element={<Navigate to={ROUTES.login.path} replace />} />,
];

interface NotGrantedProps {
  readonly path: string;
  readonly granted: readonly string[];
}

/**
 * Shown for a screen that the server did not grant (RT-06). The landing page, where every sign-in leads, redirects to the first entry of
 * the menu.
 */
function NotGranted({ path, granted: [first] }: NotGrantedProps) {
  return path === LANDING && first !== undefined ? <Navigate to={first} replace /> : <NoPermission backTo={LANDING} />;
}
