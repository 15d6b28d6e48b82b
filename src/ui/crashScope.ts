import { createContext } from 'react';

/** What is being drawn: when it becomes another, a part that failed is drawn anew by itself, as in a replay at the next step. */
export const CrashScope = createContext<unknown>(null);
