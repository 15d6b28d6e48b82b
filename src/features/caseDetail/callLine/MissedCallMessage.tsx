import { useTaskWorkAutoDialSmsMutation } from '@/api/endpoints/cases/taskWorkApi';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { isOutcomePending } from '@/machines/intentMachine';
import { usePermission } from '@/ui/screen/currentUser';
import { CheckOutlined, MessageOutlined } from '@ant-design/icons';
import { nanoid } from '@reduxjs/toolkit';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useIntent } from '../intents/useIntent';
import { GoOn } from '../lawful/GoOn';
import * as styles from './callStrip.module.css';

const isUnanswered = ({ callStatus }: PhoneCall): boolean => callStatus !== null && callStatus !== 'CNCT';

/** Offers a message to the person after an unanswered call, once per call. */
export function MissedCallMessage({ call }: { readonly call: PhoneCall }) {
  const maySend = usePermission('sms.send');
  const [send] = useTaskWorkAutoDialSmsMutation();
  const [intentKey] = useState(() => nanoid());
  const [isSent, setIsSent] = useState(false);
  const { state, isBusy, refusal, submit, ask } = useIntent({
    intentKey: () => intentKey,
    send: async ({ lawReason }: { readonly lawReason?: string }, key) =>
      send({ taskId: call.taskId, phoneCallId: call.id, lawReason, intentKey: key }),
    onDone: () => setIsSent(true),
  });
  if (!maySend || !isUnanswered(call)) return null;
  if (isSent) {
    return (
      <output className={styles['sent']}>
        <CheckOutlined aria-hidden /> <FormattedMessage id="line.missed.sent" />
      </output>
    );
  }
  const isOpen = isOutcomePending(state);
  return (
    <>
      <Button size="small" icon={<MessageOutlined />} loading={isBusy} onClick={() => (isOpen ? ask() : submit({}))}>
        <FormattedMessage id={isOpen ? 'line.missed.check' : 'line.missed'} />
      </Button>
      <GoOn error={refusal} onGoOn={(lawReason) => submit({ lawReason })} />
    </>
  );
}
