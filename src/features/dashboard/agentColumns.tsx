import { DUTY_STATUS } from '@/contract/codes/dutyStatus';
import type { BOARD_SORTS, BoardAgent } from '@/contract/entities/board';
import { CodeLabel } from '@/ui/CodeLabel';
import { ShareBar } from '@/ui/ShareBar';
import type { PagedColumn } from '@/ui/tableQuery';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './agentColumns.module.css';
import { type FigureKind, figureText } from './figureFormat';
import { TargetBar } from './TargetBar';

interface ColumnGround {
  readonly intl: IntlShape;
  readonly currency: string | undefined;
  readonly hasTeams: boolean;
  /** The largest recovered amount on the page: the whole of the small bars. */
  readonly most: number;
  readonly toAgent: (agentId: string) => string;
}

const right = { align: 'right' as const, sorter: true, sortDirections: ['descend' as const, 'ascend' as const] };

type SortedFigure = Exclude<(typeof BOARD_SORTS)[number], 'name' | 'score' | 'rank' | 'newCases' | 'settledCases'>;

const figure = (name: SortedFigure, kind: FigureKind, { intl, currency }: ColumnGround): PagedColumn<BoardAgent> => ({
  key: name,
  title: intl.formatMessage({ id: `board.short.${name}` }),
  render: (_, { figures }) => figureText(figures[name], kind, { intl, currency }),
  width: 120,
  ...right,
});

const withBar = (text: string, bar: ReactNode) => (
  <span className={styles['inRow']}>
    {text}
    {bar}
  </span>
);

function AgentName({ row, ground }: { readonly row: BoardAgent; readonly ground: ColumnGround }) {
  if (row.agentId === null) return ground.intl.formatMessage({ id: 'board.nobody' });
  return <Link to={ground.toAgent(row.agentId)}>{row.name}</Link>;
}

const teamColumn = ({ intl }: ColumnGround): PagedColumn<BoardAgent> => ({
  key: 'groupName',
  title: intl.formatMessage({ id: 'board.team' }),
  dataIndex: 'groupName',
  ellipsis: true,
  width: 120,
});

const first = (ground: ColumnGround): PagedColumn<BoardAgent>[] => {
  const { intl, currency, hasTeams, most } = ground;
  const t = (id: 'agent' | 'duty') => intl.formatMessage({ id: `board.${id}` });
  return [
    {
      key: 'name',
      title: t('agent'),
      render: (_, row) => <AgentName row={row} ground={ground} />,
      width: 180,
      fixed: 'start',
      sorter: true,
      ellipsis: true,
    },
    ...(hasTeams ? [teamColumn(ground)] : []),
    {
      key: 'dutyStatus',
      title: t('duty'),
      render: (_, { dutyStatus }) => (dutyStatus === null ? '–' : <CodeLabel table={DUTY_STATUS} code={dutyStatus} />),
      width: 110,
    },
    {
      ...figure('recoveredAmount', 'money', ground),
      render: (_, { figures: { recoveredAmount } }) =>
        withBar(
          figureText(recoveredAmount, 'money', { intl, currency }),
          <ShareBar part={recoveredAmount} of={most} isInText />,
        ),
      width: 132,
    },
    {
      ...figure('targetRate', 'percent', ground),
      render: (_, { figures: { targetRate } }) =>
        withBar(figureText(targetRate, 'percent', { intl }), <TargetBar rate={targetRate} />),
      width: 116,
    },
  ];
};

/** The columns of the agents' lines (DB-01). */
export const agentColumns = (ground: ColumnGround): PagedColumn<BoardAgent>[] => {
  const { intl } = ground;
  return [
    ...first(ground),
    figure('boundCases', 'count', ground),
    figure('handledCases', 'count', ground),
    figure('calls', 'count', ground),
    { ...figure('connectedCalls', 'count', ground), width: 132 },
    figure('rightPartyContactRate', 'percent', ground),
    figure('promiseRate', 'percent', ground),
    figure('keptPromiseRate', 'percent', ground),
    { ...figure('liquidationRate', 'percent', ground), width: 124 },
    figure('settlementRate', 'percent', ground),
    {
      key: 'score',
      title: intl.formatMessage({ id: 'board.short.score' }),
      render: (_, { score }) => figureText(score, 'score', { intl }),
      width: 112,
      ...right,
    },
    {
      key: 'rank',
      title: intl.formatMessage({ id: 'board.short.rank' }),
      render: (_, { rank }) => figureText(rank, 'count', { intl }),
      width: 112,
      ...right,
    },
  ];
};
