import { useManageUserListQuery } from '@/api/endpoints/management/manageUserApi';
import { readRecent } from '@/browser/stored/recentChoices';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { PALETTE_RESULTS_MAX, PALETTE_SEARCH_MIN, PALETTE_PATIENCE_MS } from '@/contract/ourLimits';
import { getUserInfoPath } from '@/contract/routes';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { useEffect, useState } from 'react';

import { matchesEntry, type PaletteEntry } from './paletteEntry';
import { type CaseSearchResult, useCaseSearch } from './useCaseSearch';

/** Returns a value once it has been stable for a period. */
function useSettled<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs);
    return () => clearTimeout(timer);
  }, [value, forMs]);
  return settled;
}

/** The users whose name or username was typed, where the user may see them. */
function usePeopleFound(text: string): CaseSearchResult {
  const language = useLocale();
  const isAsked = usePermission('users.read') && text.length >= PALETTE_SEARCH_MIN;
  const { currentData, isFetching, isError } = useManageUserListQuery(
    { name: text, size: PALETTE_RESULTS_MAX },
    { skip: !isAsked },
  );
  const rows = isAsked ? (currentData?.result ?? []) : [];
  return {
    entries: rows.map(({ id, name, username, role, groupName }) => ({
      id: `user:${id}`,
      group: 'people',
      words: name,
      about: [username, getCodeLabel(ROLE, role, language), groupName].filter(Boolean).join(' · '),
      to: getUserInfoPath(id),
    })),
    isLoading: isFetching,
    isFailed: isError,
  };
}

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
  const settled = useSettled(text, PALETTE_PATIENCE_MS);
  // Read once: a choice does not move the lines under the pointer.
  const [recent] = useState(() => getRecent(here));
  const isSettled = settled === text;
  const answers = [useCaseSearch(settled), usePeopleFound(settled)];
  const fitting = here.filter((entry) => matchesEntry(entry, text));
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
