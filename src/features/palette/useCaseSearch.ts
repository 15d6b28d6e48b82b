import { type IntlShape, useIntl } from 'react-intl';
import { useTaskListingQuery } from '@/api/endpoints/cases/taskApi';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { PALETTE_RESULTS_MAX } from '@/contract/ourLimits';
import type { Language } from '@/contract/language';
import { getTaskDetailPath } from '@/contract/routes';
import type { TaskRow } from '@/contract/entities/cases/task';
import { useLocale } from '@/i18n/languageContext';
import { getMoneyFormat } from '@/ui/format/Money';
import { usePermission } from '@/ui/screen/currentUser';
import type { SearchMode } from '@/ui/list/searchReading';

import type { PaletteEntry } from './paletteEntry';
import { getSearchModes } from './paletteReadings';

/** Combined result of one or several queries. */
export interface CaseSearchResult {
  readonly entries: readonly PaletteEntry[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** The lists' own question, a few rows of it. */
function useReading(text: string, by: SearchMode | undefined) {
  const question = { ...(by && { [by]: text }), size: PALETTE_RESULTS_MAX };
  const { currentData, isFetching, isError } = useTaskListingQuery(question, { skip: by === undefined });
  return { rows: by ? (currentData?.result ?? []) : [], isFetching, isError };
}

/** Interleaves the rows of several responses, so that none displaces another. */
export const mergeRows = (answers: readonly (readonly TaskRow[])[]): TaskRow[] => {
  const longest = Math.max(0, ...answers.map((rows) => rows.length));
  const turns = Array.from({ length: longest }, (_, at) => answers.flatMap((rows) => rows.slice(at, at + 1))).flat();
  return [...new Map(turns.map((row) => [row.id, row])).values()].slice(0, PALETTE_RESULTS_MAX);
};

/** Makes the line of a case: who, and the loan, status, amount due and last digits of the phone. */
export const toCaseEntry = (
  { id, loanId, borrowerName, status, amount, currency, phone }: TaskRow,
  { formatNumber, language }: { readonly formatNumber: IntlShape['formatNumber']; readonly language: Language },
): PaletteEntry => ({
  id: `case:${id}`,
  group: 'cases',
  words: borrowerName,
  about: [loanId, getCodeLabel(CASE_STATUS, status, language), formatNumber(amount, getMoneyFormat(currency)), phone]
    .filter(Boolean)
    .join(' · '),
  recentWords: loanId,
  to: getTaskDetailPath(id, loanId),
});

/** The cases among those that the user may see whose name, phone or number was typed. */
export function useCaseSearch(text: string): CaseSearchResult {
  const { formatNumber } = useIntl();
  const language = useLocale();
  const [first, second, third] = usePermission('cases.read') ? getSearchModes(text) : [];
  const answers = [useReading(text, first), useReading(text, second), useReading(text, third)];
  return {
    entries: mergeRows(answers.map(({ rows }) => rows)).map((row) => toCaseEntry(row, { formatNumber, language })),
    isLoading: answers.some(({ isFetching }) => isFetching),
    isFailed: answers.some(({ isError }) => isError),
  };
}
