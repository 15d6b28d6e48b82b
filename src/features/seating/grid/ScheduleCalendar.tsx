import { PAGE_SIZE_MAX } from '@/contract/ourLimits';
import type { DutyStatus } from '@/contract/codes/seatCodes';
import type { ScheduleRow } from '@/contract/entities/management/workSchedule';
import { usePermission } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Loading } from '@/ui/feedback/Loading';
import { Pagination } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { listCells, type GridSelection, getSize } from './toCellKey';
import { listPeriodDays } from '../listPeriodDays';
import { ScheduleGrid } from './ScheduleGrid';
import { StatusBar } from './StatusBar';
import { useCellEdits } from './useCellEdits';
import { useGridSelection } from './useGridSelection';
import type { Schedule } from '../useSchedule';
import type { SeatingPlace } from '../useSeatingPlace';
import type { ScheduleUndo } from '../useUndo';

interface ScheduleCalendarProps {
  readonly place: SeatingPlace;
  readonly schedule: Schedule;
  readonly undo: ScheduleUndo;
  readonly onOpenDay: (day: string) => void;
}

const NO_ROWS: readonly ScheduleRow[] = [];

/** The calendar with its legend, which sets cells for those who plan. */
export function ScheduleCalendar({ place, schedule, undo, onOpenDay }: ScheduleCalendarProps) {
  const { formatMessage } = useIntl();
  const mayPlan = usePermission('seats.manage');
  const { period, page, today, change } = place;
  const days = useMemo(() => listPeriodDays(period), [period]);
  const rows = schedule.rows?.result ?? NO_ROWS;
  const edits = useCellEdits(schedule.rows, undo.saved);
  const setStatus = (status: DutyStatus | null, selection: GridSelection): void => {
    if (!mayPlan || !schedule.isCurrent) return;
    const cells = listCells(selection, rows, days).map(({ row, day }) => ({
      userId: row.userId,
      day,
      before: edits.statusOf(row, day),
      after: status,
    }));
    edits.edit(cells.filter(({ before, after }) => before !== after));
  };
  const grid = useGridSelection({
    rows: rows.length,
    columns: days.length,
    start: Math.max(0, days.indexOf(today)),
    onStatus: setStatus,
    onUndo: undo.undo,
  });
  if (!schedule.rows) return <Loading rows={12} />;
  if (rows.length === 0) return <EmptyState title={formatMessage({ id: 'seating.empty' })} />;
  return (
    <>
      <StatusBar
        selected={mayPlan ? getSize(grid.selection) : undefined}
        isSaving={edits.isSaving}
        undo={undo}
        onStatus={(status) => setStatus(status, grid.selection)}
      />
      <ScheduleGrid
        rows={rows}
        days={days}
        sums={schedule.sums}
        today={today}
        isStale={!schedule.isCurrent}
        statusOf={edits.statusOf}
        grid={grid}
        onOpenDay={onOpenDay}
      />
      {schedule.rows.totalCount > PAGE_SIZE_MAX && (
        <Pagination
          align="end"
          size="small"
          current={page}
          pageSize={PAGE_SIZE_MAX}
          total={schedule.rows.totalCount}
          showSizeChanger={false}
          showTotal={(count) => formatMessage({ id: 'table.total' }, { count })}
          onChange={(next) => change({ page: next > 1 ? next : undefined })}
        />
      )}
    </>
  );
}
