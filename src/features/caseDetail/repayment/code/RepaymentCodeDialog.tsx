import { useRepayRepaymentCodeQuery } from '@/api/endpoints/cases/repayApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CODES_PER_PAGE } from '@/contract/ourLimits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useFirstField } from '@/ui/form/useFirstField';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { PagedTable } from '@/ui/table/PagedTable';
import { Modal } from 'antd';
import { useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import { PanelHeading } from '../../PanelHeading';
import { RepaymentNote } from '../repaymentElements';
import { WorkPermissionGate } from '../WorkPermissionGate';
import { CodeRequestForm } from './CodeRequestForm';
import { CodeProgress } from './CodeProgress';
import { createRepaymentCodeColumns } from './createRepaymentCodeColumns';

/** A page of a case's codes; the newest code is the first of the first page. */
const useCodes = (taskId: string, pageNum: number) =>
  useRepayRepaymentCodeQuery({ taskId, pageNum, pageSize: CODES_PER_PAGE }, { refetchOnMountOrArgChange: true });

const MIN_WIDTH = 945;

interface CodeHistoryProps {
  readonly taskId: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Codes of a case, newest first; a click copies one. */
function CodeHistory({ taskId, page, onPage }: CodeHistoryProps) {
  const { formatMessage } = useIntl();
  const shown = keepPreviousPage(useCodes(taskId, page));
  const isEmpty = shown.rows?.totalCount === 0;
  // One sentence: the headings of seven columns over an empty table would need a scroll bar in a narrow window.
  if (isEmpty) return <EmptyState isLine title={formatMessage({ id: 'repay.code.empty' })} />;
  return (
    <PagedTable
      label={formatMessage({ id: 'repay.code.history' })}
      columns={createRepaymentCodeColumns((id) => formatMessage({ id }))}
      {...shown}
      rowKey={({ id }) => id}
      place={{ page, size: CODES_PER_PAGE }}
      onPlace={(next) => onPage(next.page)}
      minWidth={MIN_WIDTH}
      stickyBelow={0}
    />
  );
}

interface RepaymentCodeDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Dialog for repayment and extension codes: request, waiting, and earlier codes (CD-10). */
export function RepaymentCodeDialog({ loanItem: { task }, onClose }: RepaymentCodeDialogProps) {
  const [page, setPage] = useState(1);
  const newest = useCodes(task.id, 1).data?.result[0];
  const box = useFirstField('[inputmode]');
  return (
    <Modal
      open
      title={<FormattedMessage id="repay.code.title" values={{ name: task.borrowerName }} />}
      footer={null}
      width={980}
      onCancel={onClose}
    >
      <div ref={box}>
        <WorkPermissionGate permission="codes.request" status={task.status}>
          <RepaymentNote>
            <FormattedMessage id="repay.code.hint" />
          </RepaymentNote>
          <CodeRequestForm task={task} newest={newest} />
          <CodeProgress taskId={task.id} newest={newest} />
        </WorkPermissionGate>
        <PanelHeading title="repay.code.history" />
        <CodeHistory taskId={task.id} page={page} onPage={setPage} />
      </div>
    </Modal>
  );
}
