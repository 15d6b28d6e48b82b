import { foldText } from '@/ui/format/foldText';
import { useDeferredValue, useMemo } from 'react';

/** A person whose number is masked except for its end. */
interface Person {
  readonly name: string | null;
  readonly phone: string;
}

const getDigits = (text: string): string => text.replaceAll(/\D/gu, '');

const isNumber = (text: string): boolean => /^[\d\s+().*-]+$/u.test(text);

/** Returns a predicate that matches a text in a name or at the end of a number; numbers are masked except for their end (CD-12). */
function getMatcher(text: string): (name: string, phone: string) => boolean {
  const searchText = foldText(text.trim());
  if (!isNumber(searchText)) return (name) => name.includes(searchText);
  const digits = getDigits(searchText);
  return (name, phone) => name.includes(searchText) || (digits !== '' && getDigits(phone).endsWith(digits));
}

/** Returns the people that match a search. Typing stays responsive while ten thousand rows are filtered. */
export function usePeopleSearch<Row extends Person>(rows: readonly Row[], text: string): readonly Row[] {
  const deferred = useDeferredValue(text);
  const known = useMemo(() => rows.map((row) => ({ row, name: foldText(row.name ?? '') })), [rows]);
  return useMemo(() => {
    if (deferred.trim() === '') return rows;
    const matches = getMatcher(deferred);
    return known.filter(({ row, name }) => matches(name, row.phone)).map(({ row }) => row);
  }, [rows, known, deferred]);
}
