import { approvalRequested } from '@/contract/entities/management/approval';
import { failureDetails } from '@/api/client/apiFailure';
import { DateTime } from '@/ui/dates/DateTime';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { FormattedMessage } from 'react-intl';

import * as styles from './repayment.module.css';

type PendingApproval = z.output<typeof approvalRequested>;

/** The request that a call has become, where it needs a second person (MI-09). */
export const getPendingApproval = (error: unknown): PendingApproval | undefined =>
  failureDetails(error, { name: 'secondPerson', told: approvalRequested });

interface AwaitsAlertProps {
  readonly asked: PendingApproval;
  /** Effect of the approval; {time} is when the request expires. */
  readonly children?: (time: ReactNode) => ReactNode;
}

const aboveLimit = (time: ReactNode): ReactNode => <FormattedMessage id="repay.awaits.hint" values={{ time }} />;

/** Notice of a request that awaits another user's approval. Nothing has been executed yet. */
export const AwaitsAlert = ({ asked, children = aboveLimit }: AwaitsAlertProps) => (
  <Alert
    type="info"
    showIcon
    className={styles['warning'] ?? ''}
    title={<FormattedMessage id="repay.awaits" />}
    description={children(<DateTime at={asked.expiresTime} />)}
  />
);
