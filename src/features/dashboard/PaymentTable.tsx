import { useBoardPaymentsQuery } from '@/api/boardApi';
import { DEDUCTION_TYPE } from '@/contract/codes/deductionType';
import type { BoardPayment } from '@/contract/entities/board';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import type { BoardQuery } from '@/contract/routes';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { PagedTable } from '@/ui/PagedTable';
import type { PagedColumn } from '@/ui/tableQuery';
import { widthOf } from '@/ui/widthOf';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';

import { Aside } from '@/ui/screenLayout';
import { figureText } from './figureFormat';
import { LoanLink } from './LoanLink';
import { shownAnswer } from './shownAnswer';

type PaymentWord = 'loanId' | 'borrower' | 'paid' | 'time' | 'way' | 'agent' | 'queue';

function columnsOf(intl: IntlShape, currency: string | undefined): PagedColumn<BoardPayment>[] {
  const t = (id: PaymentWord) => intl.formatMessage({ id: `board.case.${id}` });
  return [
    { key: 'loanId', title: t('loanId'), render: (_, row) => <LoanLink row={row} />, width: 170, fixed: 'start' },
    { key: 'borrowerName', title: t('borrower'), dataIndex: 'borrowerName', ellipsis: true, width: 180 },
    {
      key: 'amount',
      title: t('paid'),
      render: (_, { amount }) => <Money amount={amount} currency={currency} />,
      align: 'right',
      width: 130,
    },
    { key: 'time', title: t('time'), render: (_, { time }) => <DateTime at={time} />, width: 150 },
    {
      key: 'type',
      title: t('way'),
      render: (_, { type }) => <CodeLabel table={DEDUCTION_TYPE} code={type} />,
      width: 160,
    },
    { key: 'agentName', title: t('agent'), render: (_, { agentName }) => agentName ?? '–', ellipsis: true, width: 160 },
    { key: 'queueName', title: t('queue'), render: (_, { queueName }) => queueName ?? '–', ellipsis: true, width: 150 },
  ];
}

interface PaymentTableProps {
  readonly place: BoardQuery;
  readonly agentId: string | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The payments that the recovered amount adds up, newest first, with their sum (§7 payment/details). */
export function PaymentTable({ place, agentId, page, onPage }: PaymentTableProps) {
  const intl = useIntl();
  const answer = useBoardPaymentsQuery({ ...place, agentId, page });
  const { data, error, isWaiting } = shownAnswer(answer);
  const columns = columnsOf(intl, data?.currency);
  return (
    <>
      {data && (
        <Aside as="p">
          <FormattedMessage
            id="board.sum"
            values={{
              count: data.totalCount,
              amount: figureText(data.totalAmount, 'money', { intl, currency: data.currency }),
            }}
          />
        </Aside>
      )}
      <PagedTable
        label={intl.formatMessage({ id: 'board.view.payments' })}
        columns={columns}
        rows={data}
        rowKey={({ payLogId }) => payLogId}
        place={{ page, size: PAGE_SIZE_TABLE }}
        onPlace={(next) => onPage(next.page)}
        isFetching={isWaiting}
        error={error}
        onRetry={() => void answer.refetch()}
        minWidth={widthOf(columns)}
        empty={<EmptyState title={intl.formatMessage({ id: 'board.noPayments' })} />}
        hasRowKeys
      />
    </>
  );
}
