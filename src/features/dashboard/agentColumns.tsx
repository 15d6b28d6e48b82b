import { DUTY_STATUS } from '@/contract/codes/seatCodes';
import type { BOARD_SORTS, BoardAgent } from '@/contract/entities/management/board';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { ShareBar } from '@/ui/format/ShareBar';
import type { ListCells } from '@/ui/list/ListTable';
import type { BOARD_AGENT_LIST } from '@/contract/lists/boardLists';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './dashboard.module.css';
import { type FigureKind, formatFigure } from './figureFormat';
import { TargetBar } from './TargetBar';

interface ColumnGround {
  readonly intl: IntlShape;
  readonly currency: string | undefined;
  /** The largest recovered amount on the page: the whole of the small bars. */
  readonly most: number;
  readonly toAgent: (agentId: string) => string;
}

const right = { align: 'right' as const, sortDirections: ['descend' as const, 'ascend' as const] };

type SortedFigure = Exclude<(typeof BOARD_SORTS)[number], 'name' | 'score' | 'rank' | 'newCases' | 'settledCases'>;

const figure = (name: SortedFigure, kind: FigureKind, { intl, currency }: ColumnGround) => ({
  render: (_: unknown, { figures }: BoardAgent) => formatFigure(figures[name], kind, { intl, currency }),
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

/** Cell renderers of the agent list (DB-01). */
export const createAgentCells = (ground: ColumnGround): ListCells<typeof BOARD_AGENT_LIST, BoardAgent> => {
  const { intl, currency, most } = ground;
  return {
    name: {
      render: (_, row) => <AgentName row={row} ground={ground} />,
      width: 180,
      fixed: 'start',
      ellipsis: true,
    },
    groupName: { dataIndex: 'groupName', ellipsis: true, width: 120 },
    dutyStatus: {
      render: (_, { dutyStatus }) => (dutyStatus === null ? '–' : <CodeLabel table={DUTY_STATUS} code={dutyStatus} />),
      width: 110,
    },
    recoveredAmount: {
      ...right,
      render: (_, { figures: { recoveredAmount } }) =>
        withBar(
          formatFigure(recoveredAmount, 'money', { intl, currency }),
          <ShareBar part={recoveredAmount} of={most} isInText />,
        ),
      width: 132,
    },
    targetRate: {
      ...right,
      render: (_, { figures: { targetRate } }) =>
        withBar(formatFigure(targetRate, 'percent', { intl }), <TargetBar rate={targetRate} />),
      width: 116,
    },
    boundCases: figure('boundCases', 'count', ground),
    handledCases: figure('handledCases', 'count', ground),
    calls: figure('calls', 'count', ground),
    connectedCalls: { ...figure('connectedCalls', 'count', ground), width: 132 },
    rightPartyContactRate: figure('rightPartyContactRate', 'percent', ground),
    promiseRate: figure('promiseRate', 'percent', ground),
    keptPromiseRate: figure('keptPromiseRate', 'percent', ground),
    liquidationRate: { ...figure('liquidationRate', 'percent', ground), width: 124 },
    settlementRate: figure('settlementRate', 'percent', ground),
    score: { render: (_, { score }) => formatFigure(score, 'score', { intl }), width: 124, ...right },
    rank: { render: (_, { rank }) => formatFigure(rank, 'count', { intl }), width: 124, ...right },
  };
};
