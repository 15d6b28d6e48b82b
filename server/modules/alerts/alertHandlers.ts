import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import type { AlertLimits } from '@/contract/entities/management/systemConfig';
import { PERCENT_MAX } from '@/contract/limits';
import { type BoardSelection, getBoardScope } from '../../access/boardScope';
import { addDays, endOfDay, startOfDay } from '../../values/toCalendarDay';
import { findBinders } from '../binding/bindingFacade';
import {
  readAlertLimits,
  parseBoardQuery,
  type BoardContext,
  listBoardPeople,
  type BoardPerson,
  isAtWork,
} from '../board/boardFacade';
import { serializeResultAgainstLine, serializeSilentAgents } from './alertWire';
import { findLastActivity, countPromisesDue, listResultsAgainstLine } from './alertStore';
import type { boardAlertCalls } from '@/contract/calls/management/boardAlertCalls';
import type { Handlers } from '../../access/callContext';

/** Basis of all alerts: the agents who work cases today, and the institution's limits; 0 disables an alert. */
interface Ground {
  readonly selection: BoardSelection;
  readonly today: string;
  readonly agents: readonly BoardPerson[];
  readonly limits: AlertLimits;
}

const MINUTE_MS = 60_000;
const NONE: BoardAlerts = { shortStaffed: null, silent: [], promiseWave: null, overCapacity: [], againstLine: [] };
const isOnDuty = ({ dutyStatus }: BoardPerson): boolean => dutyStatus === 'onDuty';

/** Returns no alert if no duty is planned, because the staffing is then unknown. */
function shortStaffed({ agents, limits }: Ground): BoardAlerts['shortStaffed'] {
  const onDuty = agents.filter(isOnDuty).length;
  const isPlanned = agents.some(({ dutyStatus }) => dutyStatus !== null);
  const isShort = onDuty * PERCENT_MAX < agents.length * limits.onDutyPercent;
  return isPlanned && isShort ? { onDuty, agents: agents.length } : null;
}

async function silentOnes({ selection, agents, limits }: Ground, { tx, now }: BoardContext) {
  if (limits.silentMinutes === 0) return [];
  const signs = await findLastActivity(tx, selection);
  const before = now.getTime() - limits.silentMinutes * MINUTE_MS;
  return agents
    .filter(isOnDuty)
    .flatMap(({ id, name }) => ({ id, name, last: signs.get(id) ?? now }))
    .filter(({ last }) => last.getTime() < before)
    .toSorted((one, other) => one.last.getTime() - other.last.getTime())
    .map(serializeSilentAgents);
}

async function promiseWave(
  { selection, today, agents, limits }: Ground,
  { tx, caller }: BoardContext,
): Promise<BoardAlerts['promiseWave']> {
  if (limits.promisesPerAgent === 0) return null;
  const day = addDays(today, 1);
  const start = startOfDay(day, caller.timeZone);
  const promises = await countPromisesDue(tx, selection, { start, end: endOfDay(start, caller.timeZone) });
  const there = (await listBoardPeople(tx, selection, day)).filter(isAtWork);
  // Agents without planned duty count as present, if any duty is planned at all.
  const onDuty = there.filter(({ dutyStatus }) => dutyStatus === null || dutyStatus === 'onDuty').length;
  const isWave = agents.length > 0 && promises > onDuty * limits.promisesPerAgent;
  return isWave ? { promises, agents: onDuty } : null;
}

async function overCapacity({ agents, limits }: Ground, context: BoardContext) {
  if (limits.capacityPercent === 0 || agents.length === 0) return [];
  const binders = await findBinders(
    agents.map(({ id }) => id),
    context,
  );
  return binders
    .flatMap(({ id, name, load, capacity }) => (capacity ? { agentId: String(id), name, cases: load, capacity } : []))
    .filter(({ cases, capacity }) => cases * PERCENT_MAX > capacity * limits.capacityPercent)
    .toSorted((one, other) => other.cases / other.capacity - one.cases / one.capacity);
}

/** Returns the alerts for a leader or for a user above the leaders (DB-01); none for users who see only their own figures. */
async function getAlerts(context: BoardContext): Promise<BoardAlerts> {
  const { tx, caller } = context;
  if (getBoardScope(caller) === 'own') return NONE;
  const { selection, period } = await parseBoardQuery({ date: 'today' }, context);
  const agents = (await listBoardPeople(tx, selection, period.to)).filter(isAtWork);
  const ground = { selection, today: period.to, agents, limits: await readAlertLimits(context) };
  return {
    shortStaffed: shortStaffed(ground),
    silent: await silentOnes(ground, context),
    promiseWave: await promiseWave(ground, context),
    overCapacity: await overCapacity(ground, context),
    againstLine: (await listResultsAgainstLine(tx, selection)).map(serializeResultAgainstLine),
  };
}

/** Handlers of the dashboard alerts (DB-01). */
export const alertHandlers: Handlers<typeof boardAlertCalls> = {
  alerts: (_, context) => getAlerts(context),
};
