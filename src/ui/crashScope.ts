import { createContext } from 'react';

/** Value that identifies the rendered content. When it changes, a part that failed re-renders, as in a replay at the next step. */
export const CrashScope = createContext<unknown>(null);
