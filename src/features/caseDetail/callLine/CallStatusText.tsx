import { getServerNow } from '@/browser/server/serverClock';
import { CALL_STATUS, LINE_STATE } from '@/contract/codes/contactCodes';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './callStrip.module.css';
import { CallDuration } from './CallDuration';

const SECOND_MS = 1000;

/** Returns the seconds since a point in time, updated every second. */
function useTalkSeconds(since: string | null): number {
  const [now, setNow] = useState(() => getServerNow());
  useEffect(() => {
    if (since === null) return undefined;
    const ticking = setInterval(() => setNow(getServerNow()), SECOND_MS);
    return () => clearInterval(ticking);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS));
}

/** Shows the contact and the state of the call. State changes are announced to screen readers, seconds are not. */
export function CallStatusText({ call }: { readonly call: PhoneCall }) {
  const { state, callStatus, connectedTime, contactName, phone, duration } = call;
  const isTalking = state === 'connected';
  const counted = useTalkSeconds(isTalking ? connectedTime : null);
  const seconds = isTalking ? counted : duration;
  return (
    <div className={styles['words']}>
      <strong className={styles['whom']}>{contactName ?? <FormattedMessage id="line.somebody" />}</strong>
      <div className={styles['state']}>
        <output>
          <CodeLabel table={LINE_STATE} code={state} />
          {state === 'ended' && callStatus !== null && (
            <>
              {' · '}
              <CodeLabel table={CALL_STATUS} code={callStatus} />
            </>
          )}
        </output>
        {state !== 'ended' && (
          <>
            {' · '}
            <span className={styles['number']}>{phone}</span>
          </>
        )}
        {seconds > 0 && (
          <span aria-hidden={isTalking}>
            {' · '}
            <CallDuration seconds={seconds} />
          </span>
        )}
      </div>
    </div>
  );
}
