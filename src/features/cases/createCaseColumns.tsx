import { getServerNow } from '@/browser/server/serverClock';
import { CASE_FIELD_NAMES, getCaseField, type CaseFieldName, mapCaseFields } from '@/contract/caseFields';
import { CASE_STATUS, WILLINGNESS } from '@/contract/codes/caseCodes';
import { CALL_STATUS } from '@/contract/codes/contactCodes';
import { PROMISE_STATE } from '@/contract/codes/moneyCodes';
import { HOLD_KIND } from '@/contract/codes/preferenceCodes';
import type { TaskRow } from '@/contract/entities/cases/task';
import type { MessageId } from '@/i18n/messageIds';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { ShortTime } from '@/ui/dates/ShortTime';
import { LatestResult } from '@/ui/feedback/LatestResult';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { UnreadReplies } from '@/ui/format/UnreadReplies';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { CALL_RESULT_TONES, CASE_STATUS_TONES, PROMISE_STATE_TONES, WILLINGNESS_TONES } from '@/ui/theme/tones';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CaseLoanLink, getNextStep } from './caseCells';
import * as styles from './cases.module.css';

/** Next step of a case, which is the reason for its position in the list. */
function NextStepCell({ row }: { readonly row: TaskRow }) {
  const { timeZone } = useIntl();
  const [now] = useState(getServerNow);
  const step = getNextStep(row, { now, ...(timeZone !== undefined && { timeZone }) });
  if (!step) return '–';
  return (
    <span className={styles['step']} data-reason={step.reason}>
      <FormattedMessage id={`cases.step.${step.reason}`} values={{ day: <ShortTime at={step.at} /> }} />
    </span>
  );
}

/** Every column that a case list can show, by the name of its field. */
export type ColumnName =
  | 'loanId'
  | 'nextStep'
  | 'borrowerId'
  | 'borrowerName'
  | 'penaltyDate'
  | 'penaltyDay'
  | 'amount'
  | 'status'
  | 'lastCallResult'
  | 'lastCallStatus'
  | 'lastCallTime'
  | 'lastCallAgent'
  | CaseFieldName
  | 'unpaidRepayment'
  | 'lastFollowUpTime'
  | 'nextFollowUpTime'
  | 'willingness'
  | 'promisedTime'
  | 'promisedAmount'
  | 'promiseState';

type Column = Omit<PagedColumn<TaskRow>, 'key' | 'title'>;

const figures = { align: 'right' } as const;

/** Column of a text field supplied by the lender (contract/caseFields). */
const fieldColumn = (name: CaseFieldName): Column => ({
  render: (_, row) => row[name] ?? '–',
  width: getCaseField(name).columnWidth ?? 0,
  ellipsis: true,
});

const short = (at: string | null | undefined) => (at ? <ShortTime at={at} /> : '–');

const COLUMNS: Readonly<Record<ColumnName, Column>> = {
  loanId: { render: (_, row) => <CaseLoanLink row={row} />, sorter: true, fixed: 'start', width: 138 },
  nextStep: { render: (_, row) => <NextStepCell row={row} />, width: 148, ellipsis: true },
  borrowerId: { dataIndex: 'borrowerId', width: 104 },
  borrowerName: {
    render: (_, { borrowerName, heldKind, unreadReplies }) => (
      <span className={styles['who']}>
        <span className={styles['name']} title={borrowerName}>
          {borrowerName}
        </span>
        <UnreadReplies count={unreadReplies} />
        {heldKind && <CodeLabel table={HOLD_KIND} code={heldKind} tones={WILLINGNESS_TONES} />}
      </span>
    ),
    sorter: true,
    width: 202,
  },
  penaltyDate: { render: (_, row) => <CalendarDay at={row.penaltyDate} />, width: 104 },
  penaltyDay: { dataIndex: 'penaltyDay', ...figures, sorter: true, width: 88 },
  amount: {
    render: (_, row) => <Money amount={row.amount} currency={row.currency} />,
    ...figures,
    sorter: true,
    width: 102,
  },
  status: {
    render: (_, row) => <CodeLabel table={CASE_STATUS} code={row.status} tones={CASE_STATUS_TONES} />,
    width: 122,
  },
  lastCallResult: {
    render: (_, row) => <LatestResult of={row} tones={CALL_RESULT_TONES} />,
    width: 130,
  },
  lastCallStatus: {
    render: (_, row) => <CodeLabel table={CALL_STATUS} code={row.lastCallStatus} />,
    width: 130,
    ellipsis: true,
  },
  lastCallTime: { render: (_, row) => short(row.lastCallTime), sorter: true, width: 86 },
  lastCallAgent: { render: (_, row) => row.lastCallAgent ?? '–', width: 130, ellipsis: true },
  ...mapCaseFields(fieldColumn),
  unpaidRepayment: {
    render: (_, row) => <Money amount={row.unpaidRepayment} currency={row.currency} />,
    ...figures,
    sorter: true,
    width: 122,
  },
  lastFollowUpTime: { render: (_, row) => <DateTime at={row.lastFollowUpTime} />, sorter: true, width: 132 },
  nextFollowUpTime: { render: (_, row) => short(row.nextFollowUpTime), width: 82 },
  willingness: {
    render: (_, row) => <CodeLabel table={WILLINGNESS} code={row.willingness} tones={WILLINGNESS_TONES} />,
    width: 104,
  },
  promisedTime: { render: (_, row) => short(row.promisedTime), sorter: true, width: 112 },
  promisedAmount: {
    render: (_, row) => <Money amount={row.promisedAmount} currency={row.currency} />,
    ...figures,
    width: 118,
  },
  promiseState: {
    render: (_, row) => <CodeLabel table={PROMISE_STATE} code={row.promiseState} tones={PROMISE_STATE_TONES} />,
    width: 128,
  },
};

/** The ten columns of /myTasks (§2, CL-02). */
export const MY_TASK_COLUMNS: readonly ColumnName[] = [
  'loanId',
  'borrowerId',
  'borrowerName',
  'penaltyDate',
  'penaltyDay',
  'amount',
  'status',
  'lastCallResult',
  'lastCallTime',
  'lastCallAgent',
];

/**
 * Columns of the case list: those of /myTasks and six more, including the reason for a case's position (CL-01). The first eight fit in 1280
 * px.
 */
export const CASE_LIST_COLUMNS: readonly ColumnName[] = [
  'loanId',
  'nextStep',
  'borrowerName',
  'status',
  'amount',
  'penaltyDay',
  'lastCallResult',
  'lastCallTime',
  'nextFollowUpTime',
  'willingness',
  'unpaidRepayment',
  'penaltyDate',
  'productCategory',
  'lastFollowUpTime',
  'lastCallAgent',
  'borrowerId',
];

const PROMISE_COLUMNS: readonly ColumnName[] = ['promisedTime', 'promisedAmount'];

/** Adds the promise after the name if the list is filtered by promises, whatever columns were chosen. */
export function addPromiseColumns(columns: readonly ColumnName[]): readonly ColumnName[] {
  const others = columns.filter((name) => !PROMISE_COLUMNS.includes(name));
  const after = others.indexOf('borrowerName') + 1 || 1;
  return [...others.slice(0, after), ...PROMISE_COLUMNS, ...others.slice(after)];
}

/** The columns that can be chosen, in the order in which they are offered. */
export const COLUMN_NAMES: readonly ColumnName[] = [
  ...CASE_LIST_COLUMNS,
  'lastCallStatus',
  ...CASE_FIELD_NAMES.filter(
    (name) => getCaseField(name).columnWidth !== undefined && !CASE_LIST_COLUMNS.includes(name),
  ),
  'promisedTime',
  'promisedAmount',
  'promiseState',
];

/** The named columns with their titles; `word` turns a message id into words. */
export const createCaseColumns = (
  names: readonly ColumnName[],
  word: (id: MessageId) => string,
): PagedColumn<TaskRow>[] => names.map((name) => ({ ...COLUMNS[name], key: name, title: word(`cases.${name}`) }));

/** Width in pixels below which a table of these columns scrolls sideways. */
export const getWidth = (names: readonly ColumnName[]): number =>
  names.reduce((sum, name) => sum + Number(COLUMNS[name].width), 0);
