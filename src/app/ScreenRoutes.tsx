import { LANDING } from '@/contract/routes';
import { NoPermission } from '@/ui/NoPermission';
import { Navigate, Route, Routes } from 'react-router-dom';

import { SCREENS } from './screens';
import { isGranted } from './useGrantedPaths';

/** The screen of the address, if the server grants it. */
export function ScreenRoutes({ granted }: { readonly granted: readonly string[] }) {
  return (
    <Routes>
      {SCREENS.map(({ path, Screen }) => (
        <Route
          key={path}
          path={path}
          element={isGranted(path, granted) ? <Screen /> : <NotGranted path={path} granted={granted} />}
        />
      ))}
      <Route path="*" element={<Navigate to={LANDING} replace />} />
    </Routes>
  );
}

interface NotGrantedProps {
  readonly path: string;
  readonly granted: readonly string[];
}

/** A screen that the server did not grant (RT-06). The landing page, to which every way in leads, leads on to the first entry of the menu. */
function NotGranted({ path, granted: [first] }: NotGrantedProps) {
  return path === LANDING && first !== undefined ? <Navigate to={first} replace /> : <NoPermission backTo={LANDING} />;
}
