import { createContext, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';

/** Puts the screens where they stand: at the page's address, or in a replay at the recorded one. */
export const PlaceContext = createContext((screens: ReactNode): ReactNode => <HashRouter>{screens}</HashRouter>);
