import { LOAN_STATUS, LOAN_TYPE, WILLINGNESS } from '@/contract/codes/caseCodes';
import { PROMISE_STATE } from '@/contract/codes/moneyCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { LatestResult } from '@/ui/feedback/LatestResult';
import { Money } from '@/ui/format/Money';
import { PROMISE_STATE_TONES } from '@/ui/theme/tones';

import { FactList } from '../FactList';

/** State of the case: queue, agent, days, last call, promise (CD-07). */
export function TaskInfo({ loanItem }: { readonly loanItem: LoanItem }) {
  const { task } = loanItem;
  return (
    <FactList
      facts={[
        { label: 'case.queue', value: task.queueName },
        { label: 'case.agent', value: task.agentName },
        { label: 'case.assignedTime', value: <DateTime at={task.assignedTime} /> },
        { label: 'case.penaltyDate', value: <CalendarDay at={task.penaltyDate} /> },
        { label: 'case.penaltyDay', value: task.penaltyDay },
        { label: 'case.loanStatus', value: <CodeLabel table={LOAN_STATUS} code={loanItem.loanStatus} /> },
        {
          label: 'case.reloan',
          value: loanItem.reloan === null ? null : <CodeLabel table={LOAN_TYPE} code={loanItem.reloan} />,
        },
        {
          label: 'case.lastCallResult',
          value: task.lastCallResult === null ? null : <LatestResult of={task} />,
        },
        { label: 'case.lastCallTime', value: <DateTime at={task.lastCallTime} /> },
        { label: 'case.nextFollowUpTime', value: <DateTime at={task.nextFollowUpTime} /> },
        {
          label: 'case.willingness',
          value: task.willingness ? <CodeLabel table={WILLINGNESS} code={task.willingness} /> : null,
        },
        { label: 'case.promisedTime', value: <DateTime at={task.promisedTime} /> },
        {
          label: 'case.promisedAmount',
          value:
            typeof task.promisedAmount === 'number' ? (
              <Money amount={task.promisedAmount} currency={task.currency} />
            ) : null,
        },
        {
          label: 'case.promiseState',
          value: task.promiseState ? (
            <CodeLabel table={PROMISE_STATE} tones={PROMISE_STATE_TONES} code={task.promiseState} />
          ) : null,
        },
      ]}
    />
  );
}
