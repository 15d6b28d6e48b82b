import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { CloseCircleOutlined, PhoneFilled, PhoneOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { CASE_KEYS } from '../keys/caseKeys';
import { KeyCap } from '../keys/KeyCap';
import { GoOn } from '../lawful/GoOn';
import * as styles from './callStrip.module.css';
import { CallWords } from './CallWords';
import { MissedCallMessage } from './MissedCallMessage';
import type { CaseCall } from './usePhoneCall';

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
      {refused && <GoOn error={refused.error} onGoOn={(reason) => void line.start(refused.contactId, reason)} />}
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
      <CallWords call={call} />
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
