import { useRepayPayLogsQuery } from '@/api/endpoints/cases/repayApi';
import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { PAGE_SIZE_PAY_LOGS } from '@/contract/limits';
import { DEDUCTION_LIST } from '@/contract/lists/caseLists';
import { getTitle } from '@/contract/lists/listDescription';
import { useLocale } from '@/i18n/languageContext';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Table } from 'antd';
import { useIntl } from 'react-intl';

import { DEDUCTION_CELLS } from './deductionColumns';
import * as styles from './repayment.module.css';

interface NewestDeductionsProps {
  readonly taskId: string;
  /** Highlights the newest deduction, unless it failed. */
  readonly newestId: string | undefined;
}

const SHOWN = 3;
const COLUMNS = ['opTime', 'type', 'amount', 'status', 'remark'] as const;

/** Latest deductions of a case, so that a new one is visible at once. */
export function NewestDeductions({ taskId, newestId }: NewestDeductionsProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { data, error, isFetching, refetch } = useRepayPayLogsQuery({ taskId, page: 1, size: PAGE_SIZE_PAY_LOGS });
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={SHOWN} />;
  return (
    <Table
      size="small"
      aria-label={formatMessage({ id: 'repay.deductions' })}
      className={styles['newestDeductions'] ?? ''}
      columns={COLUMNS.map((name) => ({
        ...DEDUCTION_CELLS[name],
        key: name,
        title: getTitle(DEDUCTION_LIST, name, language),
      }))}
      dataSource={data.result.slice(0, SHOWN)}
      rowKey="id"
      rowClassName={({ id, status }) =>
        id === newestId && status !== DEDUCTION.failed ? (styles['newest'] ?? '') : ''
      }
      pagination={false}
      loading={isFetching && { delay: 200 }}
    />
  );
}
