import { useBoardPaymentsFileMutation, useBoardPaymentsQuery } from '@/api/endpoints/management/boardApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import type { BoardPayment, boardPayments } from '@/contract/entities/management/board';
import { BOARD_PAYMENT_LIST } from '@/contract/lists/boardLists';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import type { BoardQuery } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { useListOrder } from '@/ui/list/useListOrder';
import { Money } from '@/ui/format/Money';
import type { TableQuery } from '@/ui/table/tableQuery';
import { FormattedMessage, useIntl } from 'react-intl';
import type * as z from 'zod/mini';

import { SecondaryText } from '@/ui/screen/screenLayout';
import { formatFigure } from '../figureFormat';
import { BoardLoanLink } from './BoardLoanLink';
import { keepPreviousData } from '../keepPreviousData';

type BoardPayments = z.output<typeof boardPayments>;

const getCells = (currency: string | undefined): ListCells<typeof BOARD_PAYMENT_LIST, BoardPayment> => ({
  loanId: { render: (_, row) => <BoardLoanLink row={row} />, width: 124, fixed: 'start' },
  borrowerName: { dataIndex: 'borrowerName', ellipsis: true, width: 168 },
  amount: { render: (_, { amount }) => <Money amount={amount} currency={currency} />, align: 'right', width: 120 },
  time: { render: (_, { time }) => <DateTime at={time} />, width: 144 },
  type: { render: (_, { type }) => <CodeLabel table={DEDUCTION_TYPE} code={type} />, width: 128 },
  agentName: { render: (_, { agentName }) => agentName ?? '–', ellipsis: true, width: 160 },
  queueName: { render: (_, { queueName }) => queueName ?? '–', ellipsis: true, width: 150 },
});

interface PaymentTableProps {
  readonly place: BoardQuery;
  readonly agentId: string | undefined;
  readonly page: number;
  readonly onPlace: (place: TableQuery) => void;
}

/** The payments that the recovered amount adds up, newest first, with their sum (§7 payment/details). */
export function PaymentTable({ place, agentId, page, onPlace }: PaymentTableProps) {
  const intl = useIntl();
  const order = useListOrder(BOARD_PAYMENT_LIST);
  const input = { ...place, agentId, ...order };
  const answer = useBoardPaymentsQuery({ ...input, page });
  const { data, error, isWaiting } = keepPreviousData(answer);
  const keeping = useSavedListSettings('boardPayments');
  const [save, saving] = useBoardPaymentsFileMutation();
  return (
    <ListTable
      list={BOARD_PAYMENT_LIST}
      cells={getCells(data?.currency)}
      fixed="loanId"
      keeping={keeping}
      file={{ saving, onSave: (format) => void save({ ...input, format }) }}
      lead={data && <Sum payments={data} />}
      label={intl.formatMessage({ id: 'board.view.payments' })}
      rows={data}
      rowKey={({ payLogId }) => payLogId}
      place={{ page, size: PAGE_SIZE_TABLE, ...order }}
      onPlace={onPlace}
      isFetching={isWaiting}
      error={error}
      onRetry={() => void answer.refetch()}
      empty={<EmptyState title={intl.formatMessage({ id: 'board.noPayments' })} />}
      hasRowKeys
    />
  );
}

function Sum({
  payments: { totalCount, totalAmount, currency },
}: {
  readonly payments: Pick<BoardPayments, 'totalCount' | 'totalAmount' | 'currency'>;
}) {
  const intl = useIntl();
  return (
    <SecondaryText as="p">
      <FormattedMessage
        id="board.sum"
        values={{ count: totalCount, amount: formatFigure(totalAmount, 'money', { intl, currency }) }}
      />
    </SecondaryText>
  );
}
