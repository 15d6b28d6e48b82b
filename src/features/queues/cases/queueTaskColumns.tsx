import { CASE_STATUS } from '@/contract/codes/caseStatus';
import type { TaskRow } from '@/contract/entities/task';
import { taskDetailPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { LastResult } from '@/ui/LastResult';
import { Money } from '@/ui/Money';
import type { PagedColumn } from '@/ui/tableQuery';
import { CALL_RESULT_TONES, CASE_STATUS_TONES } from '@/ui/tones';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './queueTaskColumns.module.css';

type Word = IntlShape['formatMessage'];

const figures = { align: 'right' } as const;

const Holder = ({ row }: { readonly row: TaskRow }) =>
  row.agentName ?? (
    <em className={styles['agentHolder']}>
      <FormattedMessage id="queues.tasks.nobody" />
    </em>
  );

const whoAndHowMuch = (word: Word): PagedColumn<TaskRow>[] => [
  {
    key: 'loanId',
    title: word({ id: 'queues.tasks.loanId' }),
    render: (_, row) => <Link to={taskDetailPath(row.id, row.loanId)}>{row.loanId}</Link>,
    sorter: true,
    width: 150,
  },
  {
    key: 'borrowerName',
    title: word({ id: 'queues.tasks.borrower' }),
    dataIndex: 'borrowerName',
    sorter: true,
    width: 180,
    ellipsis: true,
  },
  {
    key: 'agent',
    title: word({ id: 'queues.agent' }),
    render: (_, row) => <Holder row={row} />,
    width: 160,
    ellipsis: true,
  },
  {
    key: 'penaltyDay',
    title: word({ id: 'queues.tasks.penaltyDay' }),
    dataIndex: 'penaltyDay',
    ...figures,
    sorter: true,
    width: 100,
  },
  {
    key: 'amount',
    title: word({ id: 'queues.tasks.amount' }),
    render: (_, row) => <Money amount={row.amount} currency={row.currency} />,
    ...figures,
    sorter: true,
    width: 120,
  },
];

const howFar = (word: Word): PagedColumn<TaskRow>[] => [
  {
    key: 'status',
    title: word({ id: 'queues.tasks.status' }),
    render: (_, row) => <CodeLabel table={CASE_STATUS} code={row.status} tones={CASE_STATUS_TONES} />,
    width: 150,
  },
  {
    key: 'product',
    title: word({ id: 'queues.tasks.product' }),
    render: (_, row) => row.productCategory ?? '–',
    width: 160,
    ellipsis: true,
  },
  {
    key: 'lastResult',
    title: word({ id: 'queues.tasks.lastResult' }),
    render: (_, row) => <LastResult of={row} tones={CALL_RESULT_TONES} />,
    width: 140,
  },
  {
    key: 'lastCallTime',
    title: word({ id: 'queues.tasks.lastCall' }),
    render: (_, row) => <DateTime at={row.lastCallTime} />,
    sorter: true,
    width: 140,
  },
];

/** The cases of a queue. */
export const queueTaskColumns = (word: Word): PagedColumn<TaskRow>[] => [...whoAndHowMuch(word), ...howFar(word)];
