import { isLooser, type LawMode } from '../codes/lawMode';
import { HOUSE_PACK } from './chosenPacks';
import type { RulePack, LawRule } from './lawPack';

/** That a rule, a queue, or a rule in a queue has a mode of its own; null: every (LC-08). */
export interface ModeException {
  /** By its name, such as `mx.hours`. */
  readonly rule: string | null;
  readonly queueId: string | null;
  readonly mode: LawMode;
}

/** What the rules of an institution do: its mode, and what has one of its own. */
export interface RuleModes {
  readonly mode: LawMode;
  readonly exceptions: readonly ModeException[];
}

/** A rule asked about a case of a queue; null: of none. */
export interface AskedMode {
  readonly rule: string;
  readonly queueId: string | null;
}

/** Whether a rule holds because somebody asked for it: whatever the mode. */
export const isPreferred = ({ id }: Pick<RulePack, 'id'>, { kind }: Pick<LawRule, 'kind'>): boolean =>
  id === HOUSE_PACK && kind !== 'content';

/** Whether a mode stops anybody, or asks for a reason. */
export const doesStop = (mode: LawMode): boolean => mode === 'warn' || mode === 'enforce';

/** Whether any rule stops anybody anywhere. */
export const stopsAnybody = ({ mode, exceptions }: RuleModes): boolean =>
  doesStop(mode) || exceptions.some((each) => doesStop(each.mode));

/** The strictest of some modes. */
export const strictest = (modes: readonly LawMode[]): LawMode | undefined =>
  modes.toSorted((one, other) => (isLooser(one, other) ? 1 : -1))[0];

/** What a rule does in a queue: what was said of both of them; else the stricter of what was said of either; else the mode of the institution. */
export function getMode({ mode, exceptions }: RuleModes, { rule, queueId }: AskedMode): LawMode {
  const ofRule = exceptions.filter((each) => each.rule === rule);
  const both = ofRule.find((each) => each.queueId !== null && each.queueId === queueId);
  if (both) return both.mode;
  const either = exceptions.filter(
    (each) =>
      (each.rule === rule && each.queueId === null) ||
      (each.rule === null && each.queueId !== null && each.queueId === queueId),
  );
  return strictest(either.map((each) => each.mode)) ?? mode;
}

/** Whether any of the rules does less than before, in any queue (LC-08). */
export function isAnyLooser(after: RuleModes, before: RuleModes, rules: readonly string[]): boolean {
  const queues = [...after.exceptions, ...before.exceptions].map(({ queueId }) => queueId);
  return rules.some((rule) =>
    [null, ...queues].some((queueId) =>
      isLooser(getMode(after, { rule, queueId }), getMode(before, { rule, queueId })),
    ),
  );
}
