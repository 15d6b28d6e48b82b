import { createContext, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';

/**
 * Positions the screens at the page's address, or in a replay at the recorded one. Runs without transitions: with them, the previous screen
 * would still accept clicks and keys while the address already names the next one.
 */
export const RouterContext = createContext((screens: ReactNode): ReactNode => (
  <HashRouter useTransitions={false}>{screens}</HashRouter>
));
