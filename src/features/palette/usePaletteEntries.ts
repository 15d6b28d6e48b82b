import { readRecent } from '@/browser/stored/recentChoices';
import { PALETTE_PATIENCE_MS } from '@/contract/ourLimits';
import { useState } from 'react';

import { fits, type PaletteEntry } from './paletteEntry';
import { useCasesFound } from './useCasesFound';
import { usePeopleFound } from './usePeopleFound';
import { useSettled } from './useSettled';

/** Returns the recent entries that are available here. */
const getRecent = (here: readonly PaletteEntry[]): readonly PaletteEntry[] =>
  readRecent().flatMap(({ id, words, to }) => {
    const now = here.find((entry) => entry.id === id);
    if (now) return [{ ...now, group: 'recent' as const }];
    return to === null ? [] : [{ id, group: 'recent' as const, words, to }];
  });

/** Returns the available entries: without a text all of them, the recent ones first. With a text, the matches here and on the server. */
export function usePaletteEntries(typed: string, here: readonly PaletteEntry[]) {
  const text = typed.trim();
  const asked = useSettled(text, PALETTE_PATIENCE_MS);
  // Read once: a choice does not move the lines under the pointer.
  const [recent] = useState(() => getRecent(here));
  const isSettled = asked === text;
  const answers = [useCasesFound(asked), usePeopleFound(asked)];
  const fitting = here.filter((entry) => fits(entry, text));
  const again = recent.map(({ id }) => id);
  const entries =
    text === ''
      ? [...recent, ...here.filter(({ id }) => !again.includes(id))]
      : [...fitting, ...(isSettled ? answers.flatMap((answer) => answer.entries) : [])];
  return {
    entries,
    isLoading: text !== '' && (!isSettled || answers.some(({ isLoading }) => isLoading)),
    isFailed: isSettled && answers.some(({ isFailed }) => isFailed),
  };
}
