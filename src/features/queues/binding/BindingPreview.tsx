import type { BindPlan, PlanAgent } from '@/contract/entities/management/binding';
import type { MessageId } from '@/i18n/messageIds';
import { Money } from '@/ui/format/Money';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { countAboveCapacity } from './countAboveCapacity';
import { AgentLoad, KeptPromiseRate } from './BinderFacts';
import { QueueWarning } from '../queueElements';
import * as styles from '../queues.module.css';

const isAway = ({ gets, duty }: PlanAgent): boolean => gets > 0 && duty !== 'onDuty';

function Warnings({ of }: { readonly of: PlanAgent }) {
  const over = countAboveCapacity(of);
  return (
    <>
      {over > 0 && (
        <QueueWarning>
          <FormattedMessage id="queues.dryRun.over" values={{ count: over }} />
        </QueueWarning>
      )}
      {isAway(of) && (
        <QueueWarning>
          <FormattedMessage id="queues.dryRun.away" />
        </QueueWarning>
      )}
    </>
  );
}

function AgentLine({ of }: { readonly of: PlanAgent }) {
  const { formatNumber } = useIntl();
  return (
    <tr>
      <td>
        {of.name}
        <Warnings of={of} />
      </td>
      <td className={styles['cellEnd']}>
        <FormattedNumber value={of.load} />
      </td>
      <td className={styles['cellEnd']}>
        <strong>{formatNumber(of.gets - of.loses, { signDisplay: 'exceptZero' })}</strong>
      </td>
      <td>
        <AgentLoad load={of.after} capacity={of.capacity} />
      </td>
      <td className={styles['cellEnd']}>{of.gets > 0 ? <Money amount={of.getsAmount} /> : '–'}</td>
      <td className={styles['cellEnd']}>
        <KeptPromiseRate of={of} />
      </td>
    </tr>
  );
}

const head = (id: MessageId, isNumber: boolean) => (
  <th scope="col" className={isNumber ? styles['cellEnd'] : undefined}>
    <FormattedMessage id={id} />
  </th>
);

interface DryRunProps {
  readonly kind: 'bind' | 'unbind';
  readonly plan: BindPlan;
  readonly isStale: boolean;
}

/** Preview of the changes by agent; nothing has changed yet (QU-02). */
export function BindingPreview({ kind, plan, isStale }: DryRunProps) {
  const { formatMessage } = useIntl();
  const lines = [...plan.agents, ...plan.losing];
  return (
    <div aria-busy={isStale} aria-live="polite">
      <p>
        <FormattedMessage
          id={`queues.dryRun.${kind}`}
          values={{
            total: plan.total,
            amount: <Money amount={plan.amount} />,
            unassigned: plan.unassigned,
            taken: plan.taken,
          }}
        />{' '}
        {plan.staying > 0 && <FormattedMessage id="queues.dryRun.staying" values={{ count: plan.staying }} />}
      </p>
      {plan.unfit !== undefined && plan.unfit > 0 && (
        <QueueWarning>
          <FormattedMessage id="queues.dryRun.unfit" values={{ count: plan.unfit }} />
        </QueueWarning>
      )}
      {plan.full !== undefined && plan.full > 0 && (
        <QueueWarning>
          <FormattedMessage id="queues.dryRun.full" values={{ count: plan.full }} />
        </QueueWarning>
      )}
      <table className={styles['dryRun']} aria-label={formatMessage({ id: 'queues.dryRun' })}>
        <thead>
          <tr>
            {head('queues.agent', false)}
            {head('queues.dryRun.now', true)}
            {head('queues.dryRun.change', true)}
            {head('queues.dryRun.after', false)}
            {head('queues.dryRun.amount', true)}
            {head('queues.kept', true)}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <AgentLine key={line.agentId} of={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
