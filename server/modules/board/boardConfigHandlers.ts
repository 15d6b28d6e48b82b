import type * as z from 'zod/mini';
import type {
  AchievementStandard,
  AchievementStandards,
  standardsRequest,
} from '@/contract/entities/management/achievementStandard';
import { PERCENT_MAX } from '@/contract/limits';
import type { CallerContext, Handlers } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { recordSettingChange, describeChange } from '../system/systemFacade';
import { DEFAULT_STANDARDS, listOwnStandards, replaceStandards, listStandardQueues } from './standardStore';
import { findBoardQueue } from './boardOptionStore';
import { isAmount, serializeStandard, serializeStandardQueue, toStoredStandard } from './standardWire';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { showBoardConfig, updateBoardConfig } from './boardConfig';

type BoardConfigContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type BoardConfigRequest = z.output<typeof standardsRequest>;

const shown = async (queueId: number | null, context: BoardConfigContext): Promise<AchievementStandard[]> =>
  (await listOwnStandards(queueId, context)).map((standard) => serializeStandard(standard, context));

// An amount of 0 means each agent's own target of the day (standardStore).
const ours = (): AchievementStandard[] =>
  DEFAULT_STANDARDS.map(({ indicator, target, weight }) => ({ indicator, target: target ?? 0, weight, enabled: true }));

async function inForce(
  queueId: number | null,
  context: BoardConfigContext,
): Promise<Pick<AchievementStandards, 'standards' | 'origin'>> {
  const ofQueue = queueId === null ? [] : await shown(queueId, context);
  if (ofQueue.length > 0) return { standards: ofQueue, origin: 'queue' };
  const ofInstitution = await shown(null, context);
  if (ofInstitution.length > 0) return { standards: ofInstitution, origin: 'institution' };
  return { standards: ours(), origin: 'default' };
}

const getQueue = async (queueId: string | null | undefined, context: BoardConfigContext): Promise<number | null> =>
  queueId === null || queueId === undefined ? null : findBoardQueue(queueId, context);

/** Returns the active targets and weights of a queue, or of all queues without their own (SY-01). */
async function showStandards(queueId: string | undefined, context: BoardConfigContext): Promise<AchievementStandards> {
  const standards = await inForce(await getQueue(queueId, context), context);
  const queues = (await listStandardQueues(context)).map(serializeStandardQueue);
  return { ...standards, queues, currency: context.caller.currency };
}

const canBeReached = ({ indicator, target, enabled, weight }: BoardConfigRequest['standards'][number]): boolean =>
  !enabled || weight === 0 || target > 0 || isAmount(indicator);

/** Refuses weights of enabled indicators whose sum is not 100, and an enabled indicator without a target. */
function check(standards: BoardConfigRequest['standards']): void {
  if (standards.length === 0) return;
  const sum = standards.filter(({ enabled }) => enabled).reduce((all, { weight }) => all + weight, 0);
  if (sum !== PERCENT_MAX) throw new Refusal('weightsNotWhole', { sum });
  if (!standards.every(canBeReached)) throw new Refusal('invalidInput', { fields: 'target' });
}

const asFields = (standards: readonly AchievementStandard[]) =>
  Object.fromEntries(
    standards.map(({ indicator, target, weight, enabled }) => [
      indicator,
      enabled ? `${target} × ${weight} %` : `(${target} × ${weight} %)`,
    ]),
  );

/** Sets targets and weights. Without any, a queue uses those of its institution, and the institution the defaults (SY-01). */
async function updateStandards({ queueId, standards }: BoardConfigRequest, context: BoardConfigContext): Promise<void> {
  check(standards);
  const of = await getQueue(queueId, context);
  const before = await inForce(of, context);
  await replaceStandards(
    of,
    standards.map((standard) => toStoredStandard(standard, context)),
    context,
  );
  const after = await inForce(of, context);
  const changed = describeChange(asFields(before.standards), asFields(after.standards));
  await recordSettingChange({ key: 'standards', ...changed }, context);
}

/** Handlers of indicators with their standards, and the board's tiles (§7 manage/config/…; SY-01). */
export const boardConfigHandlers = {
  standards: ({ queueId }, context) => showStandards(queueId, context),
  updateStandards: (input, context) => updateStandards(input, context),
  board: (_, context) => showBoardConfig(context),
  updateBoard: (input, context) => updateBoardConfig(input, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
