import * as z from 'zod/mini';
import { MESSAGE_CHANNEL, type MessageChannel } from '@/contract/messageChannels';
import { type Minor, toMinorUnits } from '@/contract/minor';
import { countChargedUnits } from '@/contract/smsParts';
import type { CallerContext } from '../../access/callContext';
import { codeInput } from '@/contract/schemas';
import { parseAmount } from '../../values/parseAmount';
import { saveSetting } from '../system/systemFacade';
import { readSmsSettings } from './smsLimitStore';

type CostContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Cost of a part or a message in a channel. */
export interface ChannelCost {
  readonly channel: MessageChannel;
  readonly cost: Minor;
}

/** Stored form: amounts in minor units. */
const storedCosts = z.array(z.object({ channel: codeInput(MESSAGE_CHANNEL), cost: z.int() }));

/** Reads the institution's costs of the channels with a price. */
export async function readChannelCosts(context: CostContext): Promise<ChannelCost[]> {
  const { costs = '[]' } = await readSmsSettings(context);
  return storedCosts.parse(JSON.parse(costs)).map(({ channel, cost }) => ({ channel, cost: toMinorUnits(cost) }));
}

/** Sets the costs of the channels; refuses fractions of the currency's smallest unit. */
export async function saveChannelCosts(
  costs: readonly { readonly channel: MessageChannel; readonly cost: number }[],
  context: CostContext,
): Promise<void> {
  const stored = costs.map(({ channel, cost }) => ({ channel, cost: parseAmount(cost, context.caller) }));
  await saveSetting('sms.costs', JSON.stringify(stored), context);
}

/** Calculates the cost of a text in a channel; null if the channel has no price. */
export async function calculateCost(
  channel: MessageChannel,
  text: string,
  context: CostContext,
): Promise<Minor | null> {
  const priced = (await readChannelCosts(context)).find((each) => each.channel === channel);
  return priced ? toMinorUnits(priced.cost * countChargedUnits(channel, text)) : null;
}
