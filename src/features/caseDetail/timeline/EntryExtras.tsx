import { LOG_CHANNEL, toLogChannel } from '@/contract/codes/contactCodes';
import type { TimelineKind } from '@/contract/codes/caseCodes';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { PromisedParts } from '../record/PromisedParts';
import * as styles from './timeline.module.css';

/** Kinds with an end: a hold, an exception. */
const ENDING: readonly string[] = ['hold', 'override'] satisfies TimelineKind[];

const Ends = ({ at }: { readonly at: string }) => (
  <div className={styles['extras']}>
    <FormattedMessage id="timeline.until" values={{ until: <DateTime at={at} /> }} />
  </div>
);

/** Details of a log line besides its result: the channel, the promise, the next follow-up. Also the end of a hold or an exception. */
export function EntryExtras({ entry }: { readonly entry: TimelineEntry }) {
  const { kind, code, detail, dueTime } = entry;
  if (ENDING.includes(kind)) return dueTime ? <Ends at={dueTime} /> : null;
  if (kind !== 'log') return null;
  return (
    <div className={styles['extras']}>
      {detail && <CodeLabel table={LOG_CHANNEL} code={toLogChannel(detail, code)} />}
      {detail && dueTime && ' · '}
      {dueTime && <WhatIsDue entry={entry} until={<DateTime at={dueTime} />} />}
    </div>
  );
}

interface WhatIsDueProps {
  readonly entry: TimelineEntry;
  readonly until: ReactNode;
}

function WhatIsDue({ entry: { amount, currency, parts }, until }: WhatIsDueProps) {
  if (parts) return <PromisedParts parts={parts} currency={currency} />;
  if (typeof amount !== 'number') return <FormattedMessage id="timeline.followUp" values={{ until }} />;
  return (
    <FormattedMessage
      id="timeline.promised"
      values={{ amount: <Money amount={amount} currency={currency} />, until }}
    />
  );
}
