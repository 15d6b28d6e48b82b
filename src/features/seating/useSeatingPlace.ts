import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { writeListUrl } from '@/ui/list/listUrl';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useCallback, useMemo } from 'react';

import { getPeriodAround, type PeriodLength } from './listPeriodDays';

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

type Changes = Readonly<Partial<Record<'team' | 'view' | 'at' | 'day' | 'page', string | number | undefined>>>;

/** Reads team, period, page and the opened day of the schedule from the address (RT-08). */
export function useSeatingPlace() {
  const [params, setParams] = useSearchParams();
  const today = useInstitutionDate();
  const at = params.get('at');
  const day = params.get('day');
  const length: PeriodLength = params.get('view') === 'weeks' ? 'weeks' : 'month';
  const { from, to } = getPeriodAround(isDay(at) ? at : today, length);
  const period = useMemo(() => ({ from, to }), [from, to]);
  const change = useCallback((changes: Changes) => setParams((current) => writeListUrl(current, changes)), [setParams]);
  return {
    today,
    length,
    period,
    team: /^\w{1,64}$/.exec(params.get('team') ?? '')?.[0],
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    openDay: isDay(day) ? day : undefined,
    change,
  };
}

/** Position of the schedule and the functions to change it. */
export type SeatingPlace = ReturnType<typeof useSeatingPlace>;
