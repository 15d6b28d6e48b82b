import type { CodeValue, CodeTable } from './codeTable';
import { LAW_CHANNEL } from './lawChannel';

/** Channels available in this product, and therefore the channels of overrides (LC-08; not in the specification). */
export const OVERRIDDEN_CHANNEL = { call: LAW_CHANNEL.call, sms: LAW_CHANNEL.sms } as const satisfies CodeTable;

/** A channel of an override. */
export type OverriddenChannel = CodeValue<typeof OVERRIDDEN_CHANNEL>;
