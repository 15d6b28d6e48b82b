import { useWorkScheduleStatusMutation } from '@/api/endpoints/management/workScheduleApi';
import type { ScheduleCell } from '@/contract/entities/management/workSchedule';
import { useRef } from 'react';

import { toDutyStatus } from '../toDutyStatus';

/** Saves exactly the previewed cells, once. The server refuses all of them after a concurrent change. */
export function useSaveCells(kind: 'batch' | 'upload', onSaved: (changeId: string, changed: number) => void) {
  const [save, { isLoading }] = useWorkScheduleStatusMutation();
  const isUnderWay = useRef(false);
  const saveCells = async (cells: readonly ScheduleCell[]): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    const { data } = await save({
      kind,
      cells: cells.map(({ userId, day, before, after }) => ({
        userId,
        day,
        before: toDutyStatus(before),
        after: toDutyStatus(after),
      })),
    });
    isUnderWay.current = false;
    if (data?.changeId) onSaved(data.changeId, data.changed);
    return data !== undefined;
  };
  return { saveCells, isSaving: isLoading };
}
