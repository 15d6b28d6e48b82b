import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { TaskRow } from '@/contract/entities/cases/task';
import type { QUEUE_CASE_LIST } from '@/contract/lists/queueLists';
import { taskDetailPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import { LastResult } from '@/ui/feedback/LastResult';
import type { ListCells } from '@/ui/list/ListTable';
import { CALL_RESULT_TONES, CASE_STATUS_TONES } from '@/ui/theme/tones';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from '../queues.module.css';

const figures = { align: 'right' } as const;

const Holder = ({ row }: { readonly row: TaskRow }) =>
  row.agentName ?? (
    <em className={styles['agentHolder']}>
      <FormattedMessage id="queues.tasks.nobody" />
    </em>
  );

/** Cell renderers of a queue's cases. */
export const QUEUE_CASE_CELLS: ListCells<typeof QUEUE_CASE_LIST, TaskRow> = {
  loanId: { render: (_, row) => <Link to={taskDetailPath(row.id, row.loanId)}>{row.loanId}</Link>, width: 150 },
  borrowerName: { dataIndex: 'borrowerName', width: 180, ellipsis: true },
  agent: { render: (_, row) => <Holder row={row} />, width: 160, ellipsis: true },
  penaltyDay: { dataIndex: 'penaltyDay', ...figures, width: 100 },
  amount: { render: (_, row) => <Money amount={row.amount} currency={row.currency} />, ...figures, width: 120 },
  status: {
    render: (_, row) => <CodeLabel table={CASE_STATUS} code={row.status} tones={CASE_STATUS_TONES} />,
    width: 150,
  },
  product: { render: (_, row) => row.productCategory ?? '–', width: 160, ellipsis: true },
  lastResult: { render: (_, row) => <LastResult of={row} tones={CALL_RESULT_TONES} />, width: 140 },
  lastCallTime: { render: (_, row) => <DateTime at={row.lastCallTime} />, width: 140 },
};
