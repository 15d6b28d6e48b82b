import { addDays, endOfDay, startOfDay } from '../../values/toCalendarDay';
import {
  type CaseHistory,
  type NewSeedCase,
  type PastCall,
  addEvent,
  createCaseHistory,
  addNote,
  addPayment,
} from './caseHistory';
import { getTimeEarlierToday, type PastPlan, getTimeOn, getToday } from './pastTimes';

interface Stage {
  readonly past: CaseHistory;
  readonly fresh: NewSeedCase;
  readonly plan: PastPlan;
}

type Scene = (stage: Stage) => void;

const daysAgo = (days: number, { fresh, plan }: Stage): Date => getTimeOn(addDays(getToday(plan), -days), fresh, plan);

/** Returns the end of the day in a number of days. */
const getEndOfDay = (days: number, { plan }: Stage): Date => {
  const { timeZone } = plan.country.institution;
  return endOfDay(startOfDay(addDays(getToday(plan), days), timeZone), timeZone);
};

const getPart = ({ past }: Stage, part: number): number => Math.max(1, Math.round(past.amount * part));

function talk({ past, fresh, plan }: Stage, call: Pick<PastCall, 'at' | 'callResult'> & Partial<PastCall>): void {
  addNote(past, {
    callStatus: 'CNCT',
    channel: '01',
    line: { ring: plan.random.int(4, 20), talk: plan.random.int(40, 240) },
    contact: fresh.contacts[0] ?? null,
    remarks: plan.random.pick(plan.country.remarks),
    promisedAmount: null,
    promisedAt: null,
    ...call,
  });
}

const promise = (stage: Stage, at: Date, { part, due }: { part: number; due: number }): void =>
  talk(stage, { at, callResult: 'PTP', promisedAmount: getPart(stage, part), promisedAt: getEndOfDay(due, stage) });

const payPart = (stage: Stage, part: number, at: Date): void =>
  addPayment(stage.past, getPart(stage, part), { at, type: '4' });

const today = (part: number, { plan }: Stage): Date => getTimeEarlierToday(part, plan);

/** Example cases for the screens of an agent's day: promises due today and tomorrow in every state, and payments of today and yesterday. */
const SCENES: readonly [Scene, ...Scene[]] = [
  (stage) => promise(stage, daysAgo(1, stage), { part: 1, due: 0 }),
  (stage) => promise(stage, today(0.4, stage), { part: 0.6, due: 1 }),
  (stage) => {
    promise(stage, daysAgo(1, stage), { part: 0.6, due: 0 });
    payPart(stage, 0.25, today(0.7, stage));
  },
  (stage) => {
    promise(stage, daysAgo(1, stage), { part: 0.4, due: 0 });
    payPart(stage, 0.4, today(0.6, stage));
  },
  (stage) => promise(stage, daysAgo(2, stage), { part: 1, due: -1 }),
  (stage) => {
    promise(stage, daysAgo(2, stage), { part: 0.5, due: -1 });
    payPart(stage, 0.2, daysAgo(1, stage));
  },
  (stage) => {
    talk(stage, { at: today(0.3, stage), callResult: 'WTP' });
    payPart(stage, 0.3, today(0.31, stage));
  },
  (stage) => {
    const at = daysAgo(1, stage);
    talk(stage, { at, callResult: 'WTP' });
    payPart(stage, 0.5, new Date(at.getTime() + 60_000));
  },
  (stage) => {
    promise(stage, daysAgo(1, stage), { part: 1, due: 0 });
    addPayment(stage.past, stage.past.amount, { at: today(0.5, stage) });
  },
  (stage) => {
    talk(stage, { at: daysAgo(1, stage), callResult: 'ND' });
    promise(stage, today(0.8, stage), { part: 1, due: 1 });
  },
];

/** Number of example cases. */
export const SCENE_COUNT = 2 * SCENES.length;

/** Generates the history of an example case; the number selects the example. */
export function addScenes(fresh: NewSeedCase, number: number, plan: PastPlan): CaseHistory {
  const past = createCaseHistory(fresh);
  addEvent(past, 'assigned', fresh.collectionAt);
  const scene = SCENES[number % SCENES.length] ?? SCENES[0];
  scene({ past, fresh, plan });
  return past;
}
