import type { LawToday } from '@/contract/entities/law/lawToday';
import type { CallerContext } from '../../access/callContext';
import { countLawToday } from './lawTodayStore';
import { hourOnWire } from './lawWire';

const DAY_MS = 86_400_000;

type Counted = Awaited<ReturnType<typeof countLawToday>>[number];

const getSum = (rows: readonly Counted[]): number => rows.reduce((sum, { rows: count }) => sum + count, 0);

/** Returns today's prevented contacts and parked cases, and the parked cases that return, by the hour (LC-06). */
export async function showLawToday(context: CallerContext): Promise<LawToday> {
  const counted = await countLawToday(context);
  const end = context.now.getTime() + DAY_MS;
  const within = counted.filter(({ hour }) => hour !== null && hour.getTime() < end);
  const later = counted.filter(({ hour }) => hour !== null && hour.getTime() >= end);
  const moments = [...new Set(within.map(({ hour }) => hour?.getTime() ?? 0))].toSorted((one, other) => one - other);
  return {
    hours: moments.map((at) => {
      const then = within.filter(({ hour }) => hour?.getTime() === at);
      const of = (kind: Counted['what']): number => getSum(then.filter(({ what }) => what === kind));
      return hourOnWire(at, { lost: of('lost'), parked: of('parked'), back: of('back') });
    }),
    later: getSum(later),
    waiting: getSum(counted.filter(({ hour }) => hour === null)),
  };
}
