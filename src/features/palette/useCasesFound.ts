import { useTaskListingQuery } from '@/api/taskApi';
import { PALETTE_FOUND_SHOWN } from '@/contract/ourLimits';
import { taskDetailPath } from '@/contract/routes';
import type { TaskRow } from '@/contract/entities/task';
import { useMay } from '@/ui/currentUser';
import type { Reading } from '@/ui/searchReading';

import type { PaletteEntry } from './paletteEntry';
import { readingsOf } from './paletteReadings';

/** What came of one or several questions to the server. */
export interface Found {
  readonly entries: readonly PaletteEntry[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** The lists' own question, a few rows of it. */
function useReading(text: string, by: Reading | undefined) {
  const question = { ...(by && { [by]: text }), size: PALETTE_FOUND_SHOWN };
  const { currentData, isFetching, isError } = useTaskListingQuery(question, { skip: by === undefined });
  return { rows: by ? (currentData?.result ?? []) : [], isFetching, isError };
}

const entryOf = ({ id, loanId, borrowerName }: TaskRow): PaletteEntry => ({
  id: `case:${id}`,
  group: 'cases',
  words: borrowerName,
  about: loanId,
  recentWords: loanId,
  to: taskDetailPath(id, loanId),
});

/** The cases among those that the user may see whose name, phone or number was typed. */
export function useCasesFound(text: string): Found {
  const [first, second, third] = useMay('cases.read') ? readingsOf(text) : [];
  const answers = [useReading(text, first), useReading(text, second), useReading(text, third)];
  const rows = new Map(answers.flatMap((answer) => answer.rows).map((row) => [row.id, row]));
  return {
    entries: [...rows.values()].slice(0, PALETTE_FOUND_SHOWN).map(entryOf),
    isLoading: answers.some(({ isFetching }) => isFetching),
    isFailed: answers.some(({ isError }) => isError),
  };
}
