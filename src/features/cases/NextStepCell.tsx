import { serverNow } from '@/browser/server/serverClock';
import type { TaskRow } from '@/contract/entities/cases/task';
import { ShortTime } from '@/ui/dates/ShortTime';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './cases.module.css';
import { getNextStep } from './nextStep';

/** Next step of a case, which is the reason for its position in the list. */
export function NextStepCell({ row }: { readonly row: TaskRow }) {
  const { timeZone } = useIntl();
  const [now] = useState(serverNow);
  const step = getNextStep(row, { now, ...(timeZone !== undefined && { timeZone }) });
  if (!step) return '–';
  return (
    <span className={styles['step']} data-reason={step.reason}>
      <FormattedMessage id={`cases.step.${step.reason}`} values={{ day: <ShortTime at={step.at} /> }} />
    </span>
  );
}
