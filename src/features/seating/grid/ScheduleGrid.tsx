import type { DutyStatus } from '@/contract/codes/seatCodes';
import type { DutySumRow } from '@/contract/entities/management/seatPlan';
import type { ScheduleRow } from '@/contract/entities/management/workSchedule';
import { memo, Fragment, type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isWeekend } from '../listPeriodDays';
import * as styles from './grid.module.css';
import { type GridPosition, getSides } from './toCellKey';
import { getLetter, ScheduleGridRow } from './ScheduleGridRow';
import { ScheduleGridSums } from './ScheduleGridSums';
import type { useGridSelection } from './useGridSelection';

interface ScheduleGridHeadProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly onOpenDay: (day: string) => void;
}

/** The days, each of which opens its details. */
const ScheduleGridHead = memo(function ScheduleGridHead({ days, today, onOpenDay }: ScheduleGridHeadProps) {
  const { formatDate, formatMessage } = useIntl();
  const long = (day: string) => formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles['corner']}>
          <FormattedMessage id="seating.agent" />
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            className={styles['day']}
            data-weekend={isWeekend(day) || undefined}
            data-today={day === today || undefined}
          >
            <button
              type="button"
              tabIndex={-1}
              aria-label={formatMessage({ id: 'seating.openDay' }, { day: long(day) })}
              title={long(day)}
              onClick={() => onOpenDay(day)}
            >
              <span>{formatDate(day, { weekday: 'narrow', timeZone: 'UTC' })}</span>
              <b>{Number(day.slice(8))}</b>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
});

interface ScheduleGridProps {
  readonly rows: readonly ScheduleRow[];
  readonly days: readonly string[];
  readonly sums: readonly DutySumRow[] | undefined;
  readonly today: string;
  readonly isStale: boolean;
  readonly statusOf: (row: ScheduleRow, day: string) => DutyStatus | null;
  readonly grid: ReturnType<typeof useGridSelection>;
  readonly onOpenDay: (day: string) => void;
}

/** The calendar: agents down, days across; arrows move, shift extends, D A R X set, delete clears (SS-01). */
export function ScheduleGrid({ rows, days, sums, today, isStale, statusOf, grid, onOpenDay }: ScheduleGridProps) {
  const { formatMessage } = useIntl();
  const table = useRef<HTMLTableElement>(null);
  const { selection, onKeyDown, onMouseDown, onMouseOver, onMouseUp } = grid;
  const { top, bottom, left, right } = getSides(selection);
  const hasTeams = rows.some(({ groupId }) => groupId !== rows[0]?.groupId);
  useFocusFollows(table, selection.focus);
  return (
    <div key={days[0]} ref={showToday} className={styles['area']} aria-busy={isStale}>
      <table
        ref={table}
        // A table that is also an ARIA grid: keys move between cells and change them (WAI-ARIA grid).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={formatMessage({ id: 'seating.grid' })}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        className={styles['grid']}
      >
        <ScheduleGridHead days={days} today={today} onOpenDay={onOpenDay} />
        {/* The keys and the mouse act on the grid's cells, which hold the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          onKeyDown={onKeyDown}
          onMouseDown={onMouseDown}
          onMouseOver={onMouseOver}
          onMouseUp={onMouseUp}
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {rows.map((row, place) => {
            const isSelected = place >= top && place <= bottom;
            return (
              <Fragment key={row.userId}>
                {hasTeams && row.groupId !== rows[place - 1]?.groupId && <TeamLine row={row} days={days.length} />}
                <ScheduleGridRow
                  row={row}
                  place={place}
                  days={days}
                  letters={days.map((day) => getLetter(statusOf(row, day))).join('')}
                  left={isSelected ? left : undefined}
                  right={isSelected ? right : undefined}
                  focus={place === selection.focus.row ? selection.focus.column : undefined}
                  today={today}
                />
              </Fragment>
            );
          })}
        </tbody>
        <ScheduleGridSums days={days} sums={sums} today={today} onOpenDay={onOpenDay} />
      </table>
    </div>
  );
}

/** Header line at the beginning of a team. */
function TeamLine({ row: { groupName }, days }: { readonly row: ScheduleRow; readonly days: number }) {
  const { formatMessage } = useIntl();
  return (
    <tr className={styles['team']}>
      <th scope="rowgroup" colSpan={days + 1}>
        <span>{groupName ?? formatMessage({ id: 'seating.noTeam' })}</span>
      </th>
    </tr>
  );
}

/** Moves the focus to the selected cell, but only while the calendar has the focus. */
function useFocusFollows(table: RefObject<HTMLTableElement | null>, { row, column }: GridPosition): void {
  useEffect(() => {
    const body = table.current?.tBodies[0];
    const active = document.activeElement;
    if (!body?.contains(active)) return;
    body.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
  }, [table, row, column]);
}

/** Scrolls to the days that can still be planned if not all days fit. Yesterday is adjacent to the names. */
function showToday(area: HTMLElement | null): void {
  const today = area?.querySelector<HTMLElement>('thead [data-today]');
  const names = area?.querySelector<HTMLElement>('thead th');
  if (area && today && names) area.scrollLeft = today.offsetLeft - names.offsetWidth - today.offsetWidth;
}
