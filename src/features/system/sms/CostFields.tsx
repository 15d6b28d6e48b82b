import { getCodeLabel } from '@/contract/codes/codeTable';
import type { SmsLimits } from '@/contract/entities/messages/smsAdmin';
import { CHANNEL_RULES, isMessageChannel, MESSAGE_CHANNEL } from '@/contract/messageChannels';
import { AMOUNT_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { NumberField } from '@/ui/form/NumberField';
import { useCurrentUser, usePermission } from '@/ui/screen/currentUser';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldBox } from '../systemElements';

type Costs = NonNullable<SmsLimits['costs']>;

/** Smallest cost: one minor unit of most currencies. */
const COST_MIN = 0.01;

interface CostFieldsProps {
  /** Channels that the gateway serves. */
  readonly offered: readonly string[];
  readonly costs: Costs;
  readonly onChange: (costs: Costs) => void;
}

/** Cost of a part or a message in each channel; an empty field means that no cost is shown. */
export function CostFields({ offered, costs, onChange }: CostFieldsProps) {
  const id = useId();
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  const currency = useCurrentUser()?.currency;
  const change = (channel: string, cost: number | null): void => {
    const others = costs.filter((each) => each.channel !== channel);
    onChange(cost === null ? others : [...others, { channel, cost }]);
  };
  return offered.filter(isMessageChannel).map((channel) => (
    <FieldBox key={channel}>
      <label htmlFor={`${id}${channel}`}>
        <FormattedMessage
          id={CHANNEL_RULES[channel].hasParts ? 'system.sms.costPart' : 'system.sms.costMessage'}
          values={{ channel: getCodeLabel(MESSAGE_CHANNEL, channel, language) }}
        />
      </label>
      <NumberField
        isOptional
        id={`${id}${channel}`}
        min={COST_MIN}
        max={AMOUNT_MAX}
        value={costs.find((each) => each.channel === channel)?.cost ?? null}
        suffix={currency}
        readOnly={!mayChange}
        onChange={(cost) => change(channel, cost)}
      />
    </FieldBox>
  ));
}
