import { createContext, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';

/**
 * Puts the screens where they stand: at the page's address, or in a replay at the recorded one. Without transitions: with them
 * the screen before stays and takes clicks and keys while the address is the next one's already.
 */
export const PlaceContext = createContext((screens: ReactNode): ReactNode => (
  <HashRouter useTransitions={false}>{screens}</HashRouter>
));
