import { ALL_PACKS } from '@/contract/law/allPacks';
import { packName } from '@/contract/law/decideContact';
import type { RulePack } from '@/contract/law/lawPack';
import { ownPack } from '@/contract/law/ownPack';
import { OWN_PACK, type OwnRule } from '@/contract/law/ownRules';
import { loadComplianceConfig, type LawContext, activePacks } from '../loadComplianceConfig';

/** By which packs history is decided again. */
export interface ReplayedBy {
  /** Their names with their versions. */
  readonly packs: readonly string[];
  /** As if they had always been in force: a pack of the future against contacts of the past. */
  readonly asInForce: boolean;
  /** The institution's own rules among them; null: none. */
  readonly own: OwnRule[] | null;
}

/** By what somebody wants history decided. */
export interface WantedRules {
  /** One pack, as if it had always been in force, by its name. */
  readonly pack?: string | undefined;
  /** Own rules before they are in force, alone. */
  readonly own?: readonly OwnRule[] | undefined;
}

/** By what is wanted; without it by the packs that apply in the institution, each from its day on. */
export async function replayedBy(
  { pack, own }: WantedRules,
  context: LawContext,
): Promise<ReplayedBy & { readonly packs: string[] }> {
  if (pack !== undefined) return { packs: [pack], asInForce: true, own: null };
  const law = await loadComplianceConfig(context);
  if (own !== undefined) {
    return { packs: [packName(ownPack(law.own.version + 1, own))], asInForce: true, own: [...own] };
  }
  return { packs: activePacks(law).map(packName), asInForce: false, own: [...law.own.rules] };
}

const EVER = { from: '0001-01-01', to: null };

const getVersion = (packs: readonly string[]): string | undefined =>
  packs.find((name) => name.startsWith(`${OWN_PACK}@`))?.slice(OWN_PACK.length + 1);

/** The packs themselves; one that this build has not is left out. */
export function getPacks({ packs, asInForce, own }: ReplayedBy): RulePack[] {
  const version = getVersion(packs);
  const known = ALL_PACKS.filter((pack) => packs.includes(packName(pack)));
  const all = [...known, ...(own !== null && version !== undefined ? [ownPack(Number(version), own)] : [])];
  return all.map((pack) => (asInForce ? { ...pack, ...EVER } : pack));
}
