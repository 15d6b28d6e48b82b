import { LAW_MODE, type LawMode } from '@/contract/codes/lawMode';
import { modeExceptions } from '@/contract/entities/lawModes';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { chosenPacks } from '@/contract/law/chosenPacks';
import type { RulePack } from '@/contract/law/lawPack';
import { ownPack } from '@/contract/law/ownPack';
import type { RuleModes } from '@/contract/law/ruleModes';
import { usualPacks } from '@/contract/law/usualPacks';
import type { Transaction } from '../../database/connect';
import type { Caller } from '../../kernel/caller';
import { type OwnLaw, ownLaw } from './ownRulesStore';
import { ownSettings } from '../system/systemFacade';

/** The setting that keeps which packs apply; the list of changes names everything about the law by it. */
export const LAW_SETTING = 'law';
/** The setting that keeps what the rules do. */
export const MODE_SETTING = 'lawMode';
/** The setting that keeps which rules and queues have a mode of their own, as JSON. */
export const EXCEPTIONS_SETTING = 'lawExceptions';

/** Whose law is asked for. */
export interface LawContext {
  readonly tx: Transaction;
  readonly caller: Pick<Caller, 'institutionId' | 'timeZone'>;
}

/** What an institution has decided about the rules of law. */
export interface KeptLaw extends RuleModes {
  /** The institution's own rules; version 0: there never were any. */
  readonly own: OwnLaw;
  /** The ids of the packs that apply. */
  readonly packs: readonly string[];
}

const isMode = (text: string | null): text is LawMode => text !== null && Object.hasOwn(LAW_MODE, text);

/** An institution's decisions as they are kept; null: nobody has decided. */
interface Decided {
  readonly packs: string | null;
  readonly mode: string | null;
  readonly exceptions: string | null;
  readonly own: OwnLaw | null;
}

/** What was decided, with what goes without saying. */
export function toComplianceConfig(
  { packs: chosen, mode, exceptions, own }: Decided,
  usual: readonly string[],
): KeptLaw {
  const packs = chosen?.split(',').filter(Boolean) ?? usual;
  const usualMode = packs.length > 0 ? 'shadow' : 'off';
  return {
    own: own ?? { version: 0, rules: [] },
    packs,
    mode: isMode(mode) ? mode : usualMode,
    exceptions: modeExceptions.parse(JSON.parse(exceptions ?? '[]')),
  };
}

/**
 * Which packs apply in the caller's institution, and what their rules do. Until somebody has decided: the packs of its
 * country, and decisions are recorded where any pack applies.
 */
export async function loadComplianceConfig(context: LawContext): Promise<KeptLaw> {
  const kept = await ownSettings([LAW_SETTING, MODE_SETTING, EXCEPTIONS_SETTING], context);
  const read = {
    packs: kept.get(LAW_SETTING) ?? null,
    mode: kept.get(MODE_SETTING) ?? null,
    exceptions: kept.get(EXCEPTIONS_SETTING) ?? null,
    own: await ownLaw(context),
  };
  return toComplianceConfig(read, usualPacks(ALL_PACKS, context.caller.timeZone));
}

/** The packs that are asked in an institution, its own rules among them. */
export const activePacks = ({ packs, own }: Pick<KeptLaw, 'packs' | 'own'>): RulePack[] => [
  ...chosenPacks(ALL_PACKS, packs),
  ...(own.rules.length > 0 ? [ownPack(own.version, own.rules)] : []),
];
