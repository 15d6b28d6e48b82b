import { isLooser, type LawMode } from '../codes/lawCodes';
import { PRODUCT_PACK } from './selectPacks';
import type { RulePack, LawRule } from './lawPack';

/** Separate mode of a rule, a queue, or a rule in a queue; null means every one (LC-08). */
export interface ModeException {
  /** Name of the rule, such as `mx.hours`. */
  readonly rule: string | null;
  readonly queueId: string | null;
  readonly mode: LawMode;
}

/** Modes of an institution: the default mode and its exceptions. */
export interface RuleModes {
  readonly mode: LawMode;
  readonly exceptions: readonly ModeException[];
}

/** A rule evaluated for a case of a queue; null means no queue. */
export interface EvaluatedMode {
  readonly rule: string;
  readonly queueId: string | null;
}

/** Returns true if the rule protects a contact preference, which applies in every mode. */
export const isPreferred = ({ id }: Pick<RulePack, 'id'>, { kind }: Pick<LawRule, 'kind'>): boolean =>
  id === PRODUCT_PACK && kind !== 'content';

/** Returns true if the mode blocks a contact or requires a reason. */
export const isBlocking = (mode: LawMode): boolean => mode === 'warn' || mode === 'enforce';

/** Returns true if any rule blocks contacts anywhere, or requires a reason. */
export const blocksAnyone = ({ mode, exceptions }: RuleModes): boolean =>
  isBlocking(mode) || exceptions.some((each) => isBlocking(each.mode));

/** Returns the strictest of some modes. */
export const getStrictest = (modes: readonly LawMode[]): LawMode | undefined =>
  modes.toSorted((one, other) => (isLooser(one, other) ? 1 : -1))[0];

/**
 * Returns the mode of a rule in a queue: the exception for both; otherwise the stricter exception for either; otherwise the institution's
 * mode.
 */
export function getMode({ mode, exceptions }: RuleModes, { rule, queueId }: EvaluatedMode): LawMode {
  const ofRule = exceptions.filter((each) => each.rule === rule);
  const both = ofRule.find((each) => each.queueId !== null && each.queueId === queueId);
  if (both) return both.mode;
  const either = exceptions.filter(
    (each) =>
      (each.rule === rule && each.queueId === null) ||
      (each.rule === null && each.queueId !== null && each.queueId === queueId),
  );
  return getStrictest(either.map((each) => each.mode)) ?? mode;
}

/** Returns true if any of the rules becomes looser in any queue (LC-08). */
export function isAnyLooser(after: RuleModes, before: RuleModes, rules: readonly string[]): boolean {
  const queues = [...after.exceptions, ...before.exceptions].map(({ queueId }) => queueId);
  return rules.some((rule) =>
    [null, ...queues].some((queueId) =>
      isLooser(getMode(after, { rule, queueId }), getMode(before, { rule, queueId })),
    ),
  );
}
