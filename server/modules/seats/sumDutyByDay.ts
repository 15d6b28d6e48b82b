import type { DutySumRow } from '@/contract/entities/management/seatPlan';
import type { DaySpan } from './scheduleStore';
import type { SeatContext } from '../../access/seatScope';
import { listDays } from './schedule';
import { type SeatFacts, loadSeatFacts } from './loadSeatFacts';
import { listPredictions } from './seatPredictions';
import type { Prediction } from './seatWire';

type Figure = 'expectedStaff' | 'needed' | 'shortfall' | 'surplus';

function sumOn(day: string, facts: SeatFacts, rows: readonly Prediction[]): DutySumRow {
  const statuses = facts.asked.map(({ userId }) => facts.statusOf(userId, day));
  const having = (status: (typeof statuses)[number]): number => statuses.filter((each) => each === status).length;
  const sum = (figure: Figure): number => rows.reduce((total, row) => total + row[figure], 0);
  return {
    day,
    onDuty: having('onDuty'),
    absent: having('absent'),
    rest: having('rest'),
    departed: having('departed'),
    unplanned: having(null),
    expectedStaff: sum('expectedStaff'),
    needed: sum('needed'),
    shortfall: sum('shortfall'),
    surplus: sum('surplus'),
  };
}

/** Calculates per day: agents on duty, required seats and shortage (SS-01). */
export async function sumDutyByDay(
  span: DaySpan & { readonly groupId?: string | undefined },
  context: SeatContext,
): Promise<DutySumRow[]> {
  const facts = await loadSeatFacts(span, context);
  const rows = listPredictions(facts, span);
  return listDays(span).map((day) =>
    sumOn(
      day,
      facts,
      rows.filter((row) => row.day === day),
    ),
  );
}
