import { useBoardHistoryQuery } from '@/api/endpoints/management/boardApi';
import type { BoardDay, BoardFigures } from '@/contract/entities/management/board';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Select } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { CorrectionList } from '../CorrectionList';
import { BoardCard, CardTitle } from '../dashboardElements';
import { formatAxis, formatShortDay, type FigureKind, formatFigure } from '../figureFormat';
import { ChartCard } from './ChartCard';
import { createLazyChart } from './createLazyChart';

interface PlainTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** The numbers of a chart as a table. */
function PlainTable({ caption, head, rows }: PlainTableProps) {
  return (
    <table aria-label={caption}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, place) => (
              // The columns never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TrendChart = createLazyChart(async () => (await import('./TrendChart')).TrendChart);

/** Measures of a day that the chart can show. */
const MEASURES = {
  recoveredAmount: 'money',
  targetRate: 'percent',
  handledCases: 'count',
  rightPartyContactRate: 'percent',
  promiseRate: 'percent',
  keptPromiseRate: 'percent',
  liquidationRate: 'percent',
} as const satisfies Partial<Record<keyof BoardFigures, FigureKind>>;

type Measure = keyof typeof MEASURES | 'score';

const getValue = (day: BoardDay, measure: Measure): number | null =>
  measure === 'score' ? day.score : day.figures[measure];

const getKind = (measure: Measure): FigureKind => (measure === 'score' ? 'score' : MEASURES[measure]);

const isMeasure = (text: string): text is Measure => text === 'score' || Object.hasOwn(MEASURES, text);

interface TrendCardProps {
  readonly title: string;
  readonly days: readonly BoardDay[];
  readonly currency: string;
}

/** A figure day by day against its target, as a chart or as rows. */
function Trend({ title, days, currency }: TrendCardProps) {
  const intl = useIntl();
  const [measure, setMeasure] = useState<Measure>('recoveredAmount');
  const kind = getKind(measure);
  const nameOf = (each: Measure | 'target') => intl.formatMessage({ id: `board.figure.${each}` });
  const text = (value: number | null) => formatFigure(value, kind, { intl, currency });
  const targetOf = (day: BoardDay) => (measure === 'recoveredAmount' ? day.figures.target : null);
  const targetName = nameOf('target');
  const last = days.at(-1);
  const ends = { from: days[0]?.day ?? '', to: last?.day ?? '', last: text(last ? getValue(last, measure) : null) };
  const label = intl.formatMessage({ id: 'board.trend.label' }, { figure: nameOf(measure), ...ends });
  return (
    <ChartCard
      title={title}
      chart={
        <>
          <Select<Measure>
            size="small"
            aria-label={intl.formatMessage({ id: 'board.measure' })}
            value={measure}
            onChange={setMeasure}
            options={[...Object.keys(MEASURES), 'score']
              .filter(isMeasure)
              .map((value) => ({ value, label: nameOf(value) }))}
            style={{ width: 220 }}
          />
          <TrendChart
            points={days.map((day) => ({
              label: formatShortDay(day.day, intl),
              value: getValue(day, measure),
              target: targetOf(day),
            }))}
            label={label}
            valueName={nameOf(measure)}
            targetName={targetName}
            axisText={(value) => (kind === 'money' ? formatAxis(value, { intl, currency }) : text(value))}
            text={text}
          />
        </>
      }
      table={<TrendTable title={title} days={days} currency={currency} />}
      foot={<CorrectionList days={days} currency={currency} />}
    />
  );
}

const COLUMNS = [
  'recoveredAmount',
  'target',
  'targetRate',
  'handledCases',
  'rightPartyContactRate',
  'keptPromiseRate',
] as const;
const KIND_OF: Readonly<Record<(typeof COLUMNS)[number], FigureKind>> = { ...MEASURES, target: 'money' };

function TrendTable({ title, days, currency }: TrendCardProps) {
  const intl = useIntl();
  const head = (['day', ...COLUMNS, 'score', 'rank'] as const).map((name) =>
    intl.formatMessage({ id: `board.figure.${name}` }),
  );
  const rows = days.toReversed().map(({ day, figures, score, rank }) => ({
    key: day,
    cells: [
      formatShortDay(day, intl),
      ...COLUMNS.map((name) => formatFigure(figures[name], KIND_OF[name], { intl, currency })),
      formatFigure(score, 'score', { intl }),
      formatFigure(rank, 'count', { intl }),
    ],
  }));
  return <PlainTable caption={title} head={head} rows={rows} />;
}

interface HistoryCardProps {
  readonly title: string;
  readonly query: Parameters<typeof useBoardHistoryQuery>[0];
  readonly pollingInterval: number;
}

/** The history of a period with its own states for loading, nothing and failure (DB-01, GE-03). */
export function TrendCard({ title, query, pollingInterval }: HistoryCardProps) {
  const { data, error, refetch } = useBoardHistoryQuery(query, { pollingInterval });
  if (data && data.result.length > 0) return <Trend title={title} days={data.result} currency={data.currency} />;
  return (
    <BoardCard aria-label={title}>
      <CardTitle>{title}</CardTitle>
      {data ? (
        <EmptyState />
      ) : error ? (
        <ErrorWithRetry error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading rows={8} />
      )}
    </BoardCard>
  );
}
