import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { useState } from 'react';

import { BatchDrawer } from './batch/BatchDrawer';
import { ChangesDrawer } from './ChangesDrawer';
import { DayDrawer } from './day/DayDrawer';
import { ImportDrawer } from './files/ImportDrawer';
import { ScheduleCalendar } from './grid/ScheduleCalendar';
import { DepartingUsersAlert } from './DepartingUsersAlert';
import { PlanDrawer } from './plan/PlanDrawer';
import { SeatFigures } from './SeatFigures';
import * as styles from './seating.module.css';
import { SeatingHead } from './SeatingHead';
import type { SeatingPanel } from './seatingPanel';
import { useSchedule } from './useSchedule';
import { type SeatingPlace, useSeatingPlace } from './useSeatingPlace';
import { type ScheduleUndo, useUndo } from './useUndo';

interface SeatingPanelsProps {
  readonly panel: SeatingPanel | undefined;
  readonly place: SeatingPlace;
  readonly undo: ScheduleUndo;
  readonly onClose: () => void;
}

/** The one panel that is open over the schedule, if any. */
function SeatingPanels({ panel, place, undo, onClose }: SeatingPanelsProps) {
  if (panel === 'batch') return <BatchDrawer place={place} onSaved={undo.saved} onClose={onClose} />;
  if (panel === 'import') return <ImportDrawer place={place} onSaved={undo.saved} onClose={onClose} />;
  if (panel === 'plans') return <PlanDrawer place={place} onClose={onClose} />;
  return panel === 'changes' && <ChangesDrawer onClose={onClose} />;
}

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
      {rows && <DepartingUsersAlert rows={rows.result} />}
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
