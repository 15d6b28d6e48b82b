import { getSettings } from '@/browser/server/getSettings';

import type * as Pseudonyms from './pseudonyms';

let pseudonyms: typeof Pseudonyms | undefined;

/**
 * Returns true if Redux DevTools may record and replay in this deployment (TR-03). This is the only condition: DevTools see only a store
 * with pseudonyms, in `npm run dev` as in production.
 */
export const isRecorded = (): boolean => getSettings().recorder;

/** Must resolve before a recorded store is created. No other page loads the lists. */
export async function loadPseudonyms(): Promise<void> {
  pseudonyms = await import('./pseudonyms');
}

function loaded(): typeof Pseudonyms {
  if (!pseudonyms) throw new Error('a store is recorded that knows no pseudonyms');
  return pseudonyms;
}

/** Replaces every text that may be about a person with a pseudonym. While recording, the store contains only such values (TR-03). */
export const maskTexts: typeof Pseudonyms.maskTexts = (value, name) => loaded().maskTexts(value, name);

/** Restores the texts behind the pseudonyms, which only this page knows, before they are sent to the server. */
export const unmaskTexts: typeof Pseudonyms.unmaskTexts = (fields) => loaded().unmaskTexts(fields);
