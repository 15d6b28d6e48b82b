import type { Hold } from '@/contract/entities/hold';
import { DECIDED_HOLD_KINDS, type DecidedHoldKind } from '@/contract/holdRules';

/** What the form of a hold holds. */
export interface HoldFields {
  readonly kind?: DecidedHoldKind;
  readonly untilDay?: string;
  readonly reason?: string;
}

/** A decision that can be sent. */
export type HoldWish =
  | { readonly does: 'hold'; readonly kind: DecidedHoldKind; readonly untilDay: string | null; readonly reason: string }
  | { readonly does: 'lift'; readonly reason: string };

/** The form as it opens: empty, or with the hold that is to be prolonged; its reason is written anew. */
export const getFields = (hold: Hold | undefined): HoldFields => {
  const kind = DECIDED_HOLD_KINDS.find((each) => each === hold?.kind);
  return { ...(kind && { kind }), ...(hold?.untilDay && { untilDay: hold.untilDay }) };
};

/** What is sent of a filled-in form. */
export const getWish = ({ kind, untilDay, reason = '' }: HoldFields): HoldWish | undefined =>
  kind && { does: 'hold', kind, untilDay: untilDay ?? null, reason };
