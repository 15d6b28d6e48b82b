import { useLatestResultId } from '@/api/hooks/useLatestResultId';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { Alert } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Returns true if the newest result of the case was recorded in another window or by another user since the case was opened. */
function useRecordedElsewhere(lastCallTime: string | null): boolean {
  const own = useLatestResultId();
  const [seen, setSeen] = useState({ lastCallTime, own, isElsewhere: false });
  if (seen.lastCallTime !== lastCallTime) setSeen({ lastCallTime, own, isElsewhere: seen.own === own });
  return seen.isElsewhere;
}

/** Notice that a result was recorded elsewhere, so that it is not recorded twice (CD-13). */
export function RecordedElsewhereNotice({ lastCallTime }: Pick<LoanItem['task'], 'lastCallTime'>) {
  if (!useRecordedElsewhere(lastCallTime)) return null;
  return (
    <output>
      <Alert
        type="info"
        showIcon
        role="none"
        style={{ marginBottom: 12 }}
        title={<FormattedMessage id="case.recordedElsewhere" />}
      />
    </output>
  );
}
