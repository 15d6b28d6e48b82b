import type { Hold } from '@/contract/entities/cases/hold';
import { DECIDED_HOLD_KINDS, type DecidedHoldKind } from '@/contract/holdRules';

/** Fields of the hold form. */
export interface HoldFields {
  readonly kind?: DecidedHoldKind;
  readonly untilDay?: string;
  readonly reason?: string;
}

/** A decision to submit. */
export type HoldRequest =
  | { readonly does: 'hold'; readonly kind: DecidedHoldKind; readonly untilDay: string | null; readonly reason: string }
  | { readonly does: 'lift'; readonly reason: string };

/** Returns the initial fields: empty, or those of the hold to prolong, without its reason. */
export const getFields = (hold: Hold | undefined): HoldFields => {
  const kind = DECIDED_HOLD_KINDS.find((each) => each === hold?.kind);
  return { ...(kind && { kind }), ...(hold?.untilDay && { untilDay: hold.untilDay }) };
};

/** Converts a completed form to the request. */
export const toHoldRequest = ({ kind, untilDay, reason = '' }: HoldFields): HoldRequest | undefined =>
  kind && { does: 'hold', kind, untilDay: untilDay ?? null, reason };
