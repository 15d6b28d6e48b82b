import { approvalAsked } from '@/contract/entities/approval';
import { failureDetails } from '@/api/apiFailure';
import { DateTime } from '@/ui/DateTime';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { FormattedMessage } from 'react-intl';

import * as styles from './refusedAlert.module.css';

type Asked = z.output<typeof approvalAsked>;

/** The request that a call has become, where it needs a second person (MI-09). */
export const askedBy = (error: unknown): Asked | undefined =>
  failureDetails(error, { name: 'secondPerson', told: approvalAsked });

interface AwaitsAlertProps {
  readonly asked: Asked;
  /** What the yes brings; {time} is when the request expires. */
  readonly children?: (time: ReactNode) => ReactNode;
}

const aboveLimit = (time: ReactNode): ReactNode => <FormattedMessage id="repay.awaits.hint" values={{ time }} />;

/** It is asked for and waits for another person's yes: nothing has happened yet. */
export const AwaitsAlert = ({ asked, children = aboveLimit }: AwaitsAlertProps) => (
  <Alert
    type="info"
    showIcon
    className={styles['warning'] ?? ''}
    title={<FormattedMessage id="repay.awaits" />}
    description={children(<DateTime at={asked.expiresTime} />)}
  />
);
