import type { CodeValue, CodeTable } from './codeTable';
import { LAW_CHANNEL } from './lawChannel';

/** The channels by which somebody can be contacted from here, and so the ones of overrides (LC-08; ours). */
export const OVERRIDDEN_CHANNEL = { call: LAW_CHANNEL.call, sms: LAW_CHANNEL.sms } as const satisfies CodeTable;

/** A channel of an override. */
export type OverriddenChannel = CodeValue<typeof OVERRIDDEN_CHANNEL>;
