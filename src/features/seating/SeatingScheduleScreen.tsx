import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { useState } from 'react';

import { DayDrawer } from './day/DayDrawer';
import { LeaverAlert } from './LeaverAlert';
import { ScheduleCalendar } from './grid/ScheduleCalendar';
import { SeatFigures } from './SeatFigures';
import * as styles from './seating.module.css';
import { SeatingHead } from './SeatingHead';
import type { SeatingPanel } from './seatingPanel';
import { SeatingPanels } from './SeatingPanels';
import { useSchedule } from './useSchedule';
import { useSeatingPlace } from './useSeatingPlace';
import { useUndo } from './useUndo';

/** /seatingSchedule: who works when, whether that is enough, and what to do about it (SS-01). */
export function SeatingScheduleScreen() {
  const place = useSeatingPlace();
  const schedule = useSchedule(place);
  const undo = useUndo();
  const [panel, setPanel] = useState<SeatingPanel>();
  const openDay = (day: string): void => place.change({ day, page: place.page });
  const closeDay = (): void => place.change({ day: undefined, page: place.page });
  const { rows, sums, error, sumsError } = schedule;
  return (
    <section className={styles['screen']}>
      <SeatingHead place={place} onPanel={setPanel} />
      {rows && <LeaverAlert rows={rows.result} />}
      {sumsError === undefined && <SeatFigures sums={sums} today={place.today} onOpenDay={openDay} />}
      {(error ?? sumsError) !== undefined && <ErrorWithRetry error={error ?? sumsError} onRetry={schedule.retry} />}
      {error === undefined && <ScheduleCalendar place={place} schedule={schedule} undo={undo} onOpenDay={openDay} />}
      {place.openDay !== undefined && (
        <DayDrawer day={place.openDay} team={place.team} onClose={closeDay} onPlans={() => setPanel('plans')} />
      )}
      <SeatingPanels panel={panel} place={place} undo={undo} onClose={() => setPanel(undefined)} />
    </section>
  );
}
