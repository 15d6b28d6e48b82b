import { CHANNEL_RULES } from '@/contract/messageChannels';
import { calculateSmsSize, countChargedUnits } from '@/contract/smsParts';
import { getMoneyFormat } from '@/ui/format/Money';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { useIntl } from 'react-intl';

import type { ChosenChannel } from './useChannel';

/** Returns the description of a text's size in the chosen channel: characters, parts, and the cost if the channel has a price. */
export function useTextSize({ channel = 'sms', contentMax, cost }: ChosenChannel): (text: string) => string {
  const { formatMessage, formatNumber } = useIntl();
  const currency = useCurrentUser()?.currency;
  return (text) => {
    const size = formatMessage(
      { id: CHANNEL_RULES[channel].hasParts ? 'sms.characters' : 'sms.charactersOnly' },
      { used: text.length, most: contentMax, parts: calculateSmsSize(text).parts },
    );
    if (cost === undefined || text === '') return size;
    const price = formatNumber(cost * countChargedUnits(channel, text), getMoneyFormat(currency));
    return `${size} · ${price}`;
  };
}
