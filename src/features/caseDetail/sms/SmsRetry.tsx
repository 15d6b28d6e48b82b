import { useSmsRetryMutation } from '@/api/smsApi';
import { smsCalls } from '@/contract/calls/smsCalls';
import { isOpenQuestion } from '@/machines/intentMachine';
import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { UnknownOutcome } from '../intents/UnknownOutcome';
import { useFreshIntent } from '../intents/useFreshIntent';
import { GoOn } from '../lawful/GoOn';

interface SmsRetryProps {
  readonly taskId: string;
  readonly smsId: string;
}

/** Sends a failed message again, as a new one that counts (CD-02). */
export function SmsRetry({ taskId, smsId }: SmsRetryProps) {
  const [retry] = useSmsRetryMutation();
  const intent = useFreshIntent({
    taskId,
    row: smsCalls.retry,
    send: (input: { readonly smsId: string; readonly lawReason?: string }, intentKey) => retry({ ...input, intentKey }),
  });
  return (
    <>
      <Button
        size="small"
        icon={<RedoOutlined />}
        loading={intent.isBusy}
        disabled={isOpenQuestion(intent.state) || intent.state === 'done'}
        onClick={() => intent.submit({ smsId })}
      >
        <FormattedMessage id="sms.retry" />
      </Button>
      <UnknownOutcome intent={intent} />
      <GoOn error={intent.refusal} onGoOn={(lawReason) => intent.submit({ smsId, lawReason })} />
    </>
  );
}
