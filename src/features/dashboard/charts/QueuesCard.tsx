import type { BoardSummary } from '@/contract/entities/management/board';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { ChartCard } from './ChartCard';
import { formatAxis, formatFigure } from '../figureFormat';
import { createLazyChart } from './createLazyChart';

const QueueChart = createLazyChart(async () => (await import('./QueueChart')).QueueChart);

interface QueuesCardProps {
  readonly summary: BoardSummary;
  /** The address of a queue's drill-down. */
  readonly toQueue: (queueId: string) => string;
}

/** Amounts received by queue, compared with the target of its agents (DB-01). */
export function QueuesCard({ summary, toQueue }: QueuesCardProps) {
  const intl = useIntl();
  const { queues, currency } = summary;
  const title = intl.formatMessage({ id: 'board.queues' });
  const nameOf = (name: string | null) => name ?? intl.formatMessage({ id: 'board.noQueue' });
  if (queues.length === 0) return <ChartCard title={title} chart={<EmptyState />} table={<EmptyState />} />;
  const points = queues.map(({ name, figures }) => ({
    name: nameOf(name),
    value: figures.recoveredAmount,
    target: figures.target,
  }));
  return (
    <ChartCard
      title={title}
      chart={
        <QueueChart
          points={points}
          label={intl.formatMessage({ id: 'board.queues.label' }, { count: points.length })}
          valueName={intl.formatMessage({ id: 'board.figure.recoveredAmount' })}
          targetName={intl.formatMessage({ id: 'board.figure.target' })}
          axisText={(value) => formatAxis(value, { intl, currency })}
          text={(value) => formatFigure(value, 'money', { intl, currency })}
        />
      }
      table={<QueueTable title={title} summary={summary} toQueue={toQueue} />}
    />
  );
}

const COLUMNS = [
  ['recoveredAmount', 'money'],
  ['targetRate', 'percent'],
  ['boundCases', 'count'],
  ['handledCases', 'count'],
  ['keptPromiseRate', 'percent'],
] as const;

function QueueTable({ title, summary: { queues, currency }, toQueue }: QueuesCardProps & { readonly title: string }) {
  const intl = useIntl();
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'board.queue' })}</th>
          {COLUMNS.map(([name]) => (
            <th key={name} scope="col">
              {intl.formatMessage({ id: `board.figure.${name}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.map(({ queueId, name, figures }) => (
          <tr key={queueId ?? ''}>
            <th scope="row">
              {queueId === null ? (
                intl.formatMessage({ id: 'board.noQueue' })
              ) : (
                <Link to={toQueue(queueId)}>{name}</Link>
              )}
            </th>
            {COLUMNS.map(([column, kind]) => (
              <td key={column}>{formatFigure(figures[column], kind, { intl, currency })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
