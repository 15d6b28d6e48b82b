import type { MessageId } from '@/i18n/messageIds';
import { failureText } from '@/ui/feedback/failureText';
import { Alert } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { getPendingApproval, AwaitsAlert } from './AwaitsAlert';
import { isNotSent } from '../drafts/useDraftedSubmission';
import { findObstacle } from '../intents/intentOutcome';
import * as styles from './repayment.module.css';

interface RefusedAlertProps {
  readonly title: MessageId;
  /** The refusal; nothing is shown without one. */
  readonly error: unknown;
}

/** The server's refusal in its own words: nothing was executed. Or a notice that the request awaits another user's approval. */
export function RefusedAlert({ title, error }: RefusedAlertProps) {
  const intl = useIntl();
  // `UnconfirmedOutcomeAlert` displays obstacles.
  if (error === undefined || findObstacle(error)) return null;
  const asked = getPendingApproval(error);
  if (asked) return <AwaitsAlert asked={asked} />;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className={styles['warning'] ?? ''}
      title={<FormattedMessage id={title} />}
      description={isNotSent(error) ? <FormattedMessage id="repay.notSent" /> : failureText(error, intl)}
    />
  );
}
