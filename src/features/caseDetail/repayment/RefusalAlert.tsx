import { getPendingApproval, type PendingApproval } from '@/api/client/pendingApproval';
import { DateTime } from '@/ui/dates/DateTime';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './repayment.module.css';
import type { MessageId } from '@/i18n/messageIds';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { isNotSent, findObstacle } from '../submission/useSubmission';

interface AwaitsAlertProps {
  readonly asked: PendingApproval;
  /** Effect of the approval; {time} is when the request expires. */
  readonly children?: (time: ReactNode) => ReactNode;
}

const aboveLimit = (time: ReactNode): ReactNode => <FormattedMessage id="repay.awaits.hint" values={{ time }} />;

/** Notice of a request that awaits another user's approval. Nothing has been executed yet. */
export const PendingApprovalAlert = ({ asked, children = aboveLimit }: AwaitsAlertProps) => (
  <Alert
    type="info"
    showIcon
    className={styles['warning'] ?? ''}
    title={<FormattedMessage id="repay.awaits" />}
    description={children(<DateTime at={asked.expiresTime} />)}
  />
);

interface RefusedAlertProps {
  readonly title: MessageId;
  /** The refusal; nothing is shown without one. */
  readonly error: unknown;
}

/** The server's refusal in its own words: nothing was executed. Or a notice that the request awaits another user's approval. */
export function RefusalAlert({ title, error }: RefusedAlertProps) {
  const intl = useIntl();
  // `UnconfirmedOutcomeAlert` displays obstacles.
  if (error === undefined || findObstacle(error)) return null;
  const isPending = getPendingApproval(error);
  if (isPending) return <PendingApprovalAlert asked={isPending} />;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className={styles['warning'] ?? ''}
      title={<FormattedMessage id={title} />}
      description={isNotSent(error) ? <FormattedMessage id="repay.notSent" /> : formatFailure(error, intl)}
    />
  );
}
