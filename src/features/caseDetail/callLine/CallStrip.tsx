import { useTaskWorkAutoDialSmsMutation } from '@/api/endpoints/cases/taskWorkApi';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { needsFlags } from '@/contract/permissions';
import { isOutcomePending } from '@/machines/submissionMachine';
import { useCurrentUser, usePermission } from '@/ui/screen/currentUser';
import { CheckOutlined, MessageOutlined, CloseCircleOutlined, PhoneFilled, PhoneOutlined } from '@ant-design/icons';
import { nanoid } from '@reduxjs/toolkit';
import { Button, Alert } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useSubmission } from '../submission/useSubmission';
import { CASE_KEYS } from '../keys/caseKeys';
import { KeyCap } from '../keys/KeyCap';
import { ContinueWithReason } from '../lawful/ContinueWithReason';
import * as styles from './callStrip.module.css';
import { CallStatusText } from './CallStatusText';
import type { CaseCall } from './usePhoneCall';

const isUnanswered = ({ callStatus }: PhoneCall): boolean => callStatus !== null && callStatus !== 'CNCT';

/** Returns true if the user may send messages, by SMS. Flags that the server does not send restrict nothing. */
function useMaySendSms(): boolean {
  const maySend = usePermission('sms.send');
  const user = useCurrentUser();
  return maySend && (user?.sendSms !== false || !needsFlags(user.role));
}

/** Offers a message to the person after an unanswered call, once per call. */
function MissedCallMessage({ call }: { readonly call: PhoneCall }) {
  const maySend = useMaySendSms();
  const [send] = useTaskWorkAutoDialSmsMutation();
  const [idempotencyKey] = useState(() => nanoid());
  const [isSent, setIsSent] = useState(false);
  const { state, isBusy, refusal, submit, ask } = useSubmission({
    idempotencyKey: () => idempotencyKey,
    send: async ({ lawReason }: { readonly lawReason?: string }, key) =>
      send({ taskId: call.taskId, phoneCallId: call.id, lawReason, idempotencyKey: key }),
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
      <ContinueWithReason error={refusal} onGoOn={(lawReason) => submit({ lawReason })} />
    </>
  );
}

interface CallStripProps {
  readonly line: CaseCall;
  /** The call linked to the result form. */
  readonly recordedCallId: string | null | undefined;
}

/** The call in progress, or one that has just ended and is not recorded yet. */
export function CallStrip({ line, recordedCallId }: CallStripProps) {
  const { call, isUnderWay, isLineBusy, refused } = line;
  const isShown = call !== null && (isUnderWay || call.id === recordedCallId);
  return (
    <>
      {refused && (
        <ContinueWithReason error={refused.error} onGoOn={(reason) => void line.start(refused.contactId, reason)} />
      )}
      {isLineBusy && <LineBusy line={line} />}
      {isShown && <Strip call={call} line={line} />}
    </>
  );
}

function Strip({ call, line }: { readonly call: PhoneCall; readonly line: CaseCall }) {
  return (
    <section className={styles['strip']} data-state={call.state} data-answered={call.callStatus === 'CNCT'}>
      <span className={styles['bell']} aria-hidden>
        {call.state === 'ended' ? <PhoneOutlined /> : <PhoneFilled />}
      </span>
      <CallStatusText call={call} />
      {line.isUnderWay ? <HangUp line={line} /> : <MissedCallMessage call={call} key={call.id} />}
    </section>
  );
}

function HangUp({ line: { hangUp, isEnding } }: { readonly line: CaseCall }) {
  return (
    <Button danger size="small" icon={<CloseCircleOutlined />} loading={isEnding} onClick={() => void hangUp()}>
      <FormattedMessage id="line.hangUp" />
      <KeyCap>{CASE_KEYS.hangUp}</KeyCap>
    </Button>
  );
}

/** The server allows one call at a time, and another one occupies the line. */
function LineBusy({ line }: { readonly line: CaseCall }) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles['busy'] ?? ''}
      title={<FormattedMessage id={line.canHangUp ? 'line.busy' : 'line.busy.unknown'} />}
      action={line.canHangUp && <HangUp line={line} />}
    />
  );
}
