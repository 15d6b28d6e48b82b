import { getCodeLabel } from '@/contract/codes/codeTable';
import { MESSAGE_CHANNEL, type MessageChannel } from '@/contract/messageChannels';
import { useLocale } from '@/i18n/languageContext';
import { Alert, Form, Segmented } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ChosenChannel, OfferedChannel } from './useChannel';

interface ChannelFieldProps {
  readonly offered: readonly OfferedChannel[];
}

/** Channel of the message, if the gateway serves several. Those without the user's send flag are disabled, with the reason. */
export function ChannelField({ offered }: ChannelFieldProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  if (offered.length < 2) return null;
  const label = formatMessage({ id: 'sms.channel' });
  const getLabel = (channel: MessageChannel) => getCodeLabel(MESSAGE_CHANNEL, channel, language);
  return (
    <Form.Item name="channel" label={label}>
      <Segmented
        aria-label={label}
        options={offered.map(({ channel, isAllowed }) => ({
          value: channel,
          label: getLabel(channel),
          disabled: !isAllowed,
          title: isAllowed ? '' : formatMessage({ id: 'sms.channel.notAllowed' }, { channel: getLabel(channel) }),
        }))}
      />
    </Form.Item>
  );
}

/** Reason why no message can be sent: the user has the send flag of no channel that the gateway serves. */
export function NoChannel({ chosen }: { readonly chosen: ChosenChannel }) {
  const language = useLocale();
  if (chosen.channel !== undefined) return null;
  const channel = chosen.offered.map((each) => getCodeLabel(MESSAGE_CHANNEL, each.channel, language)).join(', ');
  return <Alert type="info" showIcon title={<FormattedMessage id="sms.channel.notAllowed" values={{ channel }} />} />;
}
