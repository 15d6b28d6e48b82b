import { LAW_MODE, type LawMode } from '@/contract/codes/lawCodes';
import { modeExceptions } from '@/contract/entities/law/lawModes';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import type { RulePack } from '@/contract/law/lawPack';
import { createOwnPack } from '@/contract/law/createOwnPack';
import type { RuleModes } from '@/contract/law/ruleModes';
import { selectDefaultPacks } from '@/contract/law/selectDefaultPacks';
import type { Transaction } from '../../../database/connect';
import type { Caller } from '../../../kernel/caller';
import { type OwnLaw, getOwnLaw } from './lawSettingStore';
import { getOwnSettings } from '../../system/systemFacade';
import { lintText, type TextFinding } from '@/contract/law/lintText';
import type { CallerContext } from '../../../access/callContext';
import { toCalendarDay } from '../../../values/toCalendarDay';

/** Key of the setting with the active packs; the list of changes uses it for all changes of the rules. */
export const LAW_SETTING = 'law';
/** Key of the setting with the mode of the rules. */
export const MODE_SETTING = 'lawMode';
/** Key of the setting with the separate modes of rules and queues, as JSON. */
export const EXCEPTIONS_SETTING = 'lawExceptions';

/** Parts of the call context that loading the configuration uses. */
export interface LawContext {
  readonly tx: Transaction;
  readonly caller: Pick<Caller, 'institutionId' | 'timeZone'>;
}

/** Compliance configuration of an institution. */
export interface ComplianceConfig extends RuleModes {
  /** The institution's own rules; version 0 if there never were any. */
  readonly own: OwnLaw;
  /** Ids of the active packs. */
  readonly packs: readonly string[];
}

const isMode = (text: string | null): text is LawMode => text !== null && Object.hasOwn(LAW_MODE, text);

/** Stored configuration of an institution; null if none is set. */
interface StoredConfig {
  readonly packs: string | null;
  readonly mode: string | null;
  readonly exceptions: string | null;
  readonly own: OwnLaw | null;
}

/** Converts the stored configuration and adds the defaults. */
export function toComplianceConfig(
  { packs: chosen, mode, exceptions, own }: StoredConfig,
  usual: readonly string[],
): ComplianceConfig {
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
 * Loads the active packs of the caller's institution and the modes of their rules. The default is the packs of its country;
 * decisions are recorded if any pack applies.
 */
export async function loadComplianceConfig(context: LawContext): Promise<ComplianceConfig> {
  const kept = await getOwnSettings([LAW_SETTING, MODE_SETTING, EXCEPTIONS_SETTING], context);
  const read = {
    packs: kept.get(LAW_SETTING) ?? null,
    mode: kept.get(MODE_SETTING) ?? null,
    exceptions: kept.get(EXCEPTIONS_SETTING) ?? null,
    own: await getOwnLaw(context),
  };
  return toComplianceConfig(read, selectDefaultPacks(ALL_PACKS, context.caller.timeZone));
}

/** Returns the active packs of an institution, including its own rules. */
export const listActivePacks = ({ packs, own }: Pick<ComplianceConfig, 'packs' | 'own'>): RulePack[] => [
  ...selectPacks(ALL_PACKS, packs),
  ...(own.rules.length > 0 ? [createOwnPack(own.version, own.rules)] : []),
];

/** Checks texts of messages by the rules that are active in the caller's institution today, in any mode (LC-09). */
export async function createTextLint(
  context: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<(text: string) => TextFinding[]> {
  const packs = listActivePacks(await loadComplianceConfig(context));
  const today = toCalendarDay(context.now, context.caller.timeZone);
  return (text) => lintText(packs, text, today);
}
