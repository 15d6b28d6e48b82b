import { ALL_PACKS } from '@/contract/law/allPacks';
import { formatPackName } from '@/contract/law/decideContact';
import type { RulePack } from '@/contract/law/lawPack';
import { createOwnPack } from '@/contract/law/createOwnPack';
import { OWN_PACK, type OwnRule } from '@/contract/law/ownRules';
import { loadComplianceConfig, type LawContext, listActivePacks } from '../settings/loadComplianceConfig';

/** Packs by which the history is decided again. */
export interface ReplayPacks {
  /** Names of the packs with their versions. */
  readonly packs: readonly string[];
  /** If true, the packs count as always in force: a future pack is applied to past contacts. */
  readonly asInForce: boolean;
  /** The institution's own rules among them; null for none. */
  readonly own: OwnRule[] | null;
}

/** Requested packs of a replay. */
export interface RequestedPacks {
  /** Name of one pack, treated as always in force. */
  readonly pack?: string | undefined;
  /** The institution's own rules before they are active, alone. */
  readonly own?: readonly OwnRule[] | undefined;
}

/** Returns the requested packs; by default the active ones of the institution, each from its effective day on. */
export async function resolveReplayPacks(
  { pack, own }: RequestedPacks,
  context: LawContext,
): Promise<ReplayPacks & { readonly packs: string[] }> {
  if (pack !== undefined) return { packs: [pack], asInForce: true, own: null };
  const law = await loadComplianceConfig(context);
  if (own !== undefined) {
    return { packs: [formatPackName(createOwnPack(law.own.version + 1, own))], asInForce: true, own: [...own] };
  }
  return { packs: listActivePacks(law).map(formatPackName), asInForce: false, own: [...law.own.rules] };
}

const EVER = { from: '0001-01-01', to: null };

const getVersion = (packs: readonly string[]): string | undefined =>
  packs.find((name) => name.startsWith(`${OWN_PACK}@`))?.slice(OWN_PACK.length + 1);

/** Returns the packs; unknown ones in this build are omitted. */
export function getPacks({ packs, asInForce, own }: ReplayPacks): RulePack[] {
  const version = getVersion(packs);
  const known = ALL_PACKS.filter((pack) => packs.includes(formatPackName(pack)));
  const all = [...known, ...(own !== null && version !== undefined ? [createOwnPack(Number(version), own)] : [])];
  return all.map((pack) => (asInForce ? { ...pack, ...EVER } : pack));
}
