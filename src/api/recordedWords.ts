import { settings } from '@/browser/settings';

import type * as Pseudonyms from './pseudonyms';

let pseudonyms: typeof Pseudonyms | undefined;

/**
 * Whether Redux DevTools may record in this deployment, and their recordings be replayed (TR-03). There is no other
 * condition: a store that they see is a store that knows pseudonyms only, in `npm run dev` as in production.
 */
export const isRecorded = (): boolean => settings().recorder;

/** To be awaited before there is a store that is recorded; no other page brings the lists along. */
export async function loadPseudonyms(): Promise<void> {
  pseudonyms = await import('./pseudonyms');
}

function loaded(): typeof Pseudonyms {
  if (!pseudonyms) throw new Error('a store is recorded that knows no pseudonyms');
  return pseudonyms;
}

/** The same with a pseudonym in place of every text that may be about a person: what the store may know while it is recorded (TR-03). */
export const maskWords: typeof Pseudonyms.maskWords = (value, name) => loaded().maskWords(value, name);

/** The words behind the pseudonyms, which only this page knows: what is sent to the server. */
export const unmaskWords: typeof Pseudonyms.unmaskWords = (fields) => loaded().unmaskWords(fields);
