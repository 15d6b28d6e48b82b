import { useBoardCasesQuery } from '@/api/boardApi';
import type { BoardFigure } from '@/contract/codes/boardFigure';
import { CASE_STATUS } from '@/contract/codes/caseStatus';
import type { BoardCase } from '@/contract/entities/board';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import type { BoardQuery } from '@/contract/routes';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { PagedTable } from '@/ui/PagedTable';
import type { PagedColumn } from '@/ui/tableQuery';
import { widthOf } from '@/ui/widthOf';
import { type IntlShape, useIntl } from 'react-intl';

import { LoanLink } from './LoanLink';
import { shownAnswer } from './shownAnswer';

const right = { align: 'right' } as const;

type CaseWord = 'loanId' | 'borrower' | 'status' | 'due' | 'promised' | 'promisedFor' | 'time' | 'agent' | 'queue';

function columnsOf(figure: BoardFigure, intl: IntlShape, currency: string | undefined): PagedColumn<BoardCase>[] {
  const t = (id: CaseWord) => intl.formatMessage({ id: `board.case.${id}` });
  const isPromise = figure === 'promisesDue' || figure === 'promisesKept';
  return [
    { key: 'loanId', title: t('loanId'), render: (_, row) => <LoanLink row={row} />, width: 170, fixed: 'start' },
    { key: 'borrowerName', title: t('borrower'), dataIndex: 'borrowerName', ellipsis: true, width: 180 },
    {
      key: 'status',
      title: t('status'),
      render: (_, { status }) => <CodeLabel table={CASE_STATUS} code={status} />,
      width: 170,
    },
    {
      key: 'amountDue',
      title: t('due'),
      render: (_, { amountDue }) => <Money amount={amountDue} currency={currency} />,
      width: 130,
      ...right,
    },
    ...(isPromise
      ? [
          {
            key: 'promisedAmount',
            title: t('promised'),
            render: (_: unknown, { promisedAmount }: BoardCase) => (
              <Money amount={promisedAmount} currency={currency} />
            ),
            width: 130,
            ...right,
          },
        ]
      : []),
    {
      key: 'time',
      title: t(isPromise ? 'promisedFor' : 'time'),
      render: (_, { time }) => <DateTime at={time} />,
      width: 150,
    },
    { key: 'agentName', title: t('agent'), render: (_, { agentName }) => agentName ?? '–', ellipsis: true, width: 160 },
    { key: 'queueName', title: t('queue'), render: (_, { queueName }) => queueName ?? '–', ellipsis: true, width: 150 },
  ];
}

interface CaseTableProps {
  readonly place: BoardQuery;
  readonly figure: BoardFigure;
  readonly agentId: string | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The cases that a figure counts, newest first; each leads to the case (DB-02). */
export function CaseTable({ place, figure, agentId, page, onPage }: CaseTableProps) {
  const intl = useIntl();
  const answer = useBoardCasesQuery({ ...place, figure, agentId, page });
  const { data, error, isWaiting } = shownAnswer(answer);
  const columns = columnsOf(figure, intl, data?.currency);
  return (
    <PagedTable
      label={intl.formatMessage({ id: `board.figure.${figure}` })}
      columns={columns}
      rows={data}
      rowKey={({ loanId, agentName, time, promisedAmount }) => [loanId, agentName, time, promisedAmount].join(' ')}
      place={{ page, size: PAGE_SIZE_TABLE }}
      onPlace={(next) => onPage(next.page)}
      isFetching={isWaiting}
      error={error}
      onRetry={() => void answer.refetch()}
      minWidth={widthOf(columns)}
      empty={<EmptyState title={intl.formatMessage({ id: 'board.noCases' })} />}
      hasRowKeys
    />
  );
}
