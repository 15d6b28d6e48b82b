import { useBoardCasesFileMutation, useBoardCasesQuery } from '@/api/endpoints/management/boardApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import type { BoardFigure } from '@/contract/codes/boardCodes';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { BoardCase } from '@/contract/entities/management/board';
import { BOARD_CASE_LIST, BOARD_PROMISE_LIST, showsPromises } from '@/contract/lists/boardLists';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import type { BoardQuery } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { useListOrder } from '@/ui/list/useListOrder';
import { Money } from '@/ui/format/Money';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useIntl } from 'react-intl';

import { BoardLoanLink } from './BoardLoanLink';
import { keepPreviousData } from '../keepPreviousData';

const right = { align: 'right' } as const;

const getCells = (currency: string | undefined): ListCells<typeof BOARD_CASE_LIST, BoardCase> => ({
  loanId: { render: (_, row) => <BoardLoanLink row={row} />, width: 170, fixed: 'start' },
  borrowerName: { dataIndex: 'borrowerName', ellipsis: true, width: 180 },
  status: { render: (_, { status }) => <CodeLabel table={CASE_STATUS} code={status} />, width: 170 },
  amountDue: {
    render: (_, { amountDue }) => <Money amount={amountDue} currency={currency} />,
    width: 140,
    ...right,
  },
  promisedAmount: {
    render: (_, { promisedAmount }) => <Money amount={promisedAmount} currency={currency} />,
    width: 130,
    ...right,
  },
  time: { render: (_, { time }) => <DateTime at={time} />, width: 150 },
  agentName: { render: (_, { agentName }) => agentName ?? '–', ellipsis: true, width: 160 },
  queueName: { render: (_, { queueName }) => queueName ?? '–', ellipsis: true, width: 150 },
});

interface BoardCaseTableProps {
  readonly place: BoardQuery;
  readonly figure: BoardFigure;
  readonly agentId: string | undefined;
  readonly page: number;
  readonly onPlace: (place: TableQuery) => void;
}

/** The cases that a figure counts, without a sort the newest first; each leads to the case (DB-02). */
export function BoardCaseTable({ place, figure, agentId, page, onPlace }: BoardCaseTableProps) {
  const intl = useIntl();
  const order = useListOrder(BOARD_CASE_LIST);
  const input = { ...place, figure, agentId, ...order };
  const answer = useBoardCasesQuery({ ...input, page });
  const { data, error, isWaiting } = keepPreviousData(answer);
  const keeping = useSavedListSettings('boardCases');
  const [save, saving] = useBoardCasesFileMutation();
  return (
    <ListTable
      list={showsPromises(figure) ? BOARD_PROMISE_LIST : BOARD_CASE_LIST}
      cells={getCells(data?.currency)}
      fixed="loanId"
      {...(!showsPromises(figure) && { without: ['promisedAmount'] })}
      keeping={keeping}
      file={{ saving, onSave: (format) => void save({ ...input, format }) }}
      label={intl.formatMessage({ id: `board.figure.${figure}` })}
      rows={data}
      rowKey={({ loanId, agentName, time, promisedAmount }) => [loanId, agentName, time, promisedAmount].join(' ')}
      place={{ page, size: PAGE_SIZE_TABLE, ...order }}
      onPlace={onPlace}
      isFetching={isWaiting}
      error={error}
      onRetry={() => void answer.refetch()}
      empty={<EmptyState title={intl.formatMessage({ id: 'board.noCases' })} />}
      hasRowKeys
    />
  );
}
