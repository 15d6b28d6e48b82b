import type { SmsResidue } from '@/contract/entities/messages/sms';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from './sms.module.css';

interface SmsResidueLineProps {
  readonly data?: SmsResidue | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Remaining messages of today for the case and for the agent. At zero, shows why none can be sent (CD-02). */
export function SmsResidueLine({ data, error, refetch }: SmsResidueLineProps) {
  if (error && !data) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  // Reserves the line, so that the button below does not move.
  if (!data) return <p className={styles['residue']} aria-busy="true" />;
  const { caseResidue, accountResidue, residue } = data;
  if (residue === 0) {
    return (
      <Alert
        type="warning"
        showIcon
        title={<FormattedMessage id={accountResidue === 0 ? 'sms.residue.accountNone' : 'sms.residue.caseNone'} />}
      />
    );
  }
  return (
    <p className={styles['residue']}>
      <FormattedMessage id="sms.residue" values={{ ofCase: caseResidue, ofAccount: accountResidue }} />
    </p>
  );
}
