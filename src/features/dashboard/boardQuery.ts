import { BOARD_ANY, type BoardQuery } from '@/contract/routes';
import { boardFilters } from '@/contract/entities/management/board';
import { BOARD_DATES, isBoardDate } from '@/contract/rules';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';

/** Filters of a board in its address, and a function to change them (RT-08). */
export interface BoardFilters {
  readonly place: BoardQuery;
  readonly change: (changes: Partial<BoardQuery>) => void;
}

const query = z.strictObject(boardFilters);

/** The filters in the query of the address: /dashboard. */
export function useBoardQuery(): BoardFilters {
  const [params, setParams] = useSearchParams();
  const { date = 'today', device, product, queue } = readListUrl(query, params);
  const place = useMemo(
    () => ({ date, device, product, queue: queue === undefined ? undefined : String(queue) }),
    [date, device, product, queue],
  );
  return {
    place,
    change: (changes) =>
      setParams((current) =>
        writeListUrl(current, { ...changes, ...(changes.date === 'today' && { date: undefined }) }),
      ),
  };
}

const getPart = (text: string | undefined): string | undefined =>
  text === undefined || text === BOARD_ANY || text === 'all' ? undefined : text;

/** The filters in the path of the address: the drill-down (DB-02). */
export function usePathQuery(): BoardQuery {
  const { date = '', device, product, queue, institution } = useParams();
  return {
    date: isBoardDate(date) ? date : 'today',
    device: getPart(device),
    product: getPart(product),
    queue: getPart(queue),
    institution: getPart(institution),
  };
}

/** A trend has several days: of a single one the thirty until now. */
export const getTrendDate = (date: string): string =>
  date.includes('~') || date === 'last7' || date === 'last30' ? date : 'last30';

/** Returns true if a date is one of the named dates. */
export const isNamedDate = (date: string): boolean => BOARD_DATES.some((name) => name === date);
