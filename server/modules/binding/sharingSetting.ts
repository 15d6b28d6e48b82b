import type { SharingTrial, SharingWeights, SharingConfig } from '@/contract/entities/management/sharing';
import type { CallerContext, Handlers } from '../../access/callContext';
import { findHolders, type ReadBinder } from './binderStore';
import { distributeCases, type CaseReceiver } from './distributeCases';
import { withPace } from './workloadWeights';
import { type AssignedCase, listSharedCases } from './sharingTrialStore';
import { serializeTrialShare } from './bindingWire';
import { addCaseKinds } from './addCaseKinds';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { SHARING_WEIGHT_MAX } from '@/contract/ourLimits';
import {
  describeChange,
  saveSetting,
  getLastChange,
  recordSettingChange,
  getTenantSetting,
} from '../system/systemFacade';

const WEEK_MS = 7 * 24 * 60 * 60_000;

type SharingContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const countBy = (ids: Iterable<number>): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

function byBinding<Case extends AssignedCase>(assigned: readonly Case[]): Case[][] {
  const bindings = new Map<number, Case[]>();
  for (const each of assigned) {
    const cases = bindings.get(each.operationId);
    if (cases) cases.push(each);
    else bindings.set(each.operationId, [each]);
  }
  return [...bindings.values()];
}

/** Returns the cases of each binding with more than one recipient: with a single one nothing is distributed. */
const sharedOut = (assigned: readonly AssignedCase[]): AssignedCase[][] =>
  byBinding(assigned).filter((cases) => new Set(cases.map(({ toAgentId }) => toAgentId)).size > 1);

/** Returns the agents with their loads before the bindings. */
const loadsBefore = (agents: readonly ReadBinder[], got: ReadonlyMap<number, number>): ReadBinder[] =>
  agents.map((agent) => ({ ...agent, load: Math.max(0, agent.load - (got.get(agent.id) ?? 0)) }));

/** Counts the cases that each agent would have received, binding by binding; an agent at capacity receives none of the next. */
function sharedAmong(
  bindings: readonly (readonly AssignedCase[])[],
  sharers: readonly (CaseReceiver & { readonly room: number })[],
): Map<number, number> {
  const would = new Map<number, number>();
  for (const own of bindings) {
    const takers = new Set(own.map(({ toAgentId }) => toAgentId));
    const there = sharers
      .filter(({ id }) => takers.has(id))
      .map((sharer) => ({ ...sharer, room: sharer.room - (would.get(sharer.id) ?? 0) }));
    for (const id of distributeCases(own, there, 'weighted').values()) would.set(id, (would.get(id) ?? 0) + 1);
  }
  return would;
}

/**
 * Calculates the result of other weights for the bindings of the last seven days: the same cases and agents, with the current
 * capacity and promises (QU-02).
 */
async function tryWeights(weights: SharingWeights, context: SharingContext): Promise<SharingTrial> {
  const bindings = sharedOut(await listSharedCases(new Date(context.now.getTime() - WEEK_MS), context));
  const assigned = bindings.flat();
  const got = countBy(assigned.map(({ toAgentId }) => toAgentId));
  const agents = loadsBefore(await findHolders([...got.keys()], context), got);
  const cases = await addCaseKinds(assigned, agents, context);
  const would = sharedAmong(byBinding(cases), withPace(agents, weights));
  return {
    bindings: bindings.length,
    cases: assigned.length,
    full: assigned.length - [...would.values()].reduce((sum, count) => sum + count, 0),
    agents: agents
      .map((agent) => serializeTrialShare(agent, { got: got.get(agent.id) ?? 0, would: would.get(agent.id) ?? 0 }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

const KEY = 'sharing';
/** Format of the stored setting: capacity, skill. */
const WRITTEN = /^(\d{1,3}),(\d{1,3})$/;
/** Default of an institution: both weights equal the share itself. */
const USUAL: SharingWeights = { capacity: 100, skill: 100 };

const atMost = (text: string | undefined): number => Math.min(Number(text), SHARING_WEIGHT_MAX);

/** Returns the active weights of the caller's institution. */
export async function readSharingWeights(context: Pick<SharingContext, 'tx' | 'caller'>): Promise<SharingWeights> {
  const written = WRITTEN.exec((await getTenantSetting(KEY, context)) ?? '');
  return written ? { capacity: atMost(written[1]), skill: atMost(written[2]) } : USUAL;
}

async function showSharing(context: SharingContext): Promise<SharingConfig> {
  return { ...(await readSharingWeights(context)), lastChange: await getLastChange(KEY, context) };
}

async function updateSharing(newWeights: SharingWeights, context: SharingContext): Promise<void> {
  const before = await readSharingWeights(context);
  await saveSetting(KEY, `${newWeights.capacity},${newWeights.skill}`, context);
  await recordSettingChange({ key: KEY, ...describeChange({ ...before }, { ...newWeights }) }, context);
}

/** Handlers of the sharing weights and their trial on last week's bindings (QU-02). */
export const sharingHandlers = {
  sharing: (_, context) => showSharing(context),
  updateSharing: (input, context) => updateSharing(input, context),
  sharingTrial: tryWeights,
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
