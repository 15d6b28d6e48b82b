import { ALL_PACKS } from '@/contract/law/allPacks';
import { chosenPacks } from '@/contract/law/chosenPacks';
import { packName } from '@/contract/law/decideContact';
import type { LawPack } from '@/contract/law/lawPack';
import { keptLaw, type LawContext } from '../keptLaw';

/** By which packs history is decided again. */
export interface ReplayedBy {
  /** Their names with their versions. */
  readonly packs: readonly string[];
  /** As if they had always been in force: a pack of the future against contacts of the past. */
  readonly asInForce: boolean;
}

/** One pack as if it had always been in force, by its name; absent: those that apply in the institution, each from its day on. */
export async function replayedBy(
  pack: string | undefined,
  context: LawContext,
): Promise<ReplayedBy & { readonly packs: string[] }> {
  if (pack !== undefined) return { packs: [pack], asInForce: true };
  return { packs: chosenPacks(ALL_PACKS, (await keptLaw(context)).packs).map(packName), asInForce: false };
}

const EVER = { from: '0001-01-01', to: null };

/** The packs themselves; one that this build has not is left out. */
export const packsOf = ({ packs, asInForce }: ReplayedBy): LawPack[] =>
  ALL_PACKS.filter((pack) => packs.includes(packName(pack))).map((pack) => (asInForce ? { ...pack, ...EVER } : pack));
