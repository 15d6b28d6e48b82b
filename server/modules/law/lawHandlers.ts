import { DAY_MS } from '@/contract/duration';
import type { LawToday } from '@/contract/entities/law/lawToday';
import type { CallerContext, Handlers } from '../../access/callContext';
import { countLawToday } from './lawTodayStore';
import { serializeHour } from './lawWire';
import type { lawCalls } from '@/contract/calls/management/lawCalls';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { grantOverride } from './override/grantOverride';
import { showLawful } from './showLawful';
import { changeModes } from './settings/lawMode';
import { setOwnRules, chooseLaw, reviewLaw, showLaw } from './settings/lawSettings';

type LawTodayRow = Awaited<ReturnType<typeof countLawToday>>[number];

const getSum = (rows: readonly LawTodayRow[]): number => rows.reduce((sum, { rows: count }) => sum + count, 0);

/** Returns today's prevented contacts and parked cases, and the parked cases that return, by the hour (LC-06). */
async function showLawToday(context: CallerContext): Promise<LawToday> {
  const counted = await countLawToday(context);
  const end = context.now.getTime() + DAY_MS;
  const within = counted.filter(({ hour }) => hour !== null && hour.getTime() < end);
  const later = counted.filter(({ hour }) => hour !== null && hour.getTime() >= end);
  const moments = [...new Set(within.map(({ hour }) => hour?.getTime() ?? 0))].toSorted((one, other) => one - other);
  return {
    hours: moments.map((at) => {
      const then = within.filter(({ hour }) => hour?.getTime() === at);
      const of = (kind: LawTodayRow['what']): number => getSum(then.filter(({ what }) => what === kind));
      return serializeHour(at, { lost: of('lost'), parked: of('parked'), back: of('back') });
    }),
    later: getSum(later),
    waiting: getSum(counted.filter(({ hour }) => hour === null)),
  };
}

/** Handlers of the packs of law (LC-02). */
export const lawHandlers: Handlers<typeof lawCalls> = {
  today: (_, context) => showLawToday(context),
  settings: (_, context) => showLaw(context),
  choose: ({ packs }, context) => chooseLaw(packs, context),
  mode: changeModes,
  own: ({ rules }, context) => setOwnRules(rules, context),
  review: ({ pack }, context) => reviewLaw(pack, context),
};

/** Handlers that return the verdicts for the contacts of a case (LC-06) and create overrides (LC-08). */
export const lawTaskWorkHandlers = {
  lawful: ({ id }, context) => showLawful(id, context),
  override: grantOverride,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
