import { useSmsRetryMutation } from '@/api/endpoints/cases/smsApi';
import { smsCalls } from '@/contract/calls/cases/smsCalls';
import { isOutcomePending } from '@/machines/intentMachine';
import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../intents/UnconfirmedOutcomeAlert';
import { useNewIdempotencyKey } from '../intents/useNewIdempotencyKey';
import { GoOn } from '../lawful/GoOn';

interface SmsRetryProps {
  readonly taskId: string;
  readonly smsId: string;
}

/** Sends a failed message again, as a new one that counts (CD-02). */
export function SmsRetry({ taskId, smsId }: SmsRetryProps) {
  const [retry] = useSmsRetryMutation();
  const intent = useNewIdempotencyKey({
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
        disabled={isOutcomePending(intent.state) || intent.state === 'done'}
        onClick={() => intent.submit({ smsId })}
      >
        <FormattedMessage id="sms.retry" />
      </Button>
      <UnconfirmedOutcomeAlert intent={intent} />
      <GoOn error={intent.refusal} onGoOn={(lawReason) => intent.submit({ smsId, lawReason })} />
    </>
  );
}
