import { useLenderGiveBackMutation } from '@/api/endpoints/management/lenderApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import type { ClarificationRow } from '@/contract/entities/lender/lender';
import { DECIDED_LIST, WAITING_LIST } from '@/contract/lists/lenderLists';
import { REMARK_MAX } from '@/contract/ourLimits';
import type { ListExport } from '@/ui/list/ExportButton';
import { ListTable } from '@/ui/list/ListTable';
import { usePermission } from '@/ui/screen/currentUser';
import type { PagedTable } from '@/ui/table/PagedTable';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Form, Input, Modal, Button } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import * as styles from '../lender.module.css';
import { AssignDialog } from './AssignDialog';
import { DECIDED_CELLS, WAITING_CELLS } from './clarifyColumns';
import { useDecision } from './useDecision';
import { WaitingFacts } from './WaitingFacts';

/** Returns a pending entry to its sender; a reason is required. */
function ReturnDialog({ row, onClose }: { readonly row: ClarificationRow; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ note: string }>();
  const [giveBack, { isLoading }] = useLenderGiveBackMutation();
  const decide = useDecision(onClose);
  const { id, amount, reference } = row;
  return (
    <Modal
      open
      title={formatMessage({ id: 'lender.return.title' }, { reference })}
      okText={formatMessage({ id: 'lender.return' })}
      okButtonProps={{ loading: isLoading }}
      cancelText={formatMessage({ id: 'lender.cancel' })}
      onOk={() => form.submit()}
      onCancel={useGuardedClose(onClose)}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <WaitingFacts row={row} />
      <GuardedForm
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ note }) => void decide((idempotencyKey) => giveBack({ id, amount, note, idempotencyKey }))}
      >
        <Form.Item
          name="note"
          label={formatMessage({ id: 'lender.return.why' })}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input.TextArea rows={3} maxLength={REMARK_MAX} />
        </Form.Item>
      </GuardedForm>
    </Modal>
  );
}

/** Actions on a pending entry. */
function ClarificationButtons({ row }: { readonly row: ClarificationRow }) {
  const { formatMessage } = useIntl();
  const [act, setAct] = useState<'assign' | 'return'>();
  const close = (): void => setAct(undefined);
  const { reference } = row;
  return (
    <span className={styles['actions']}>
      {row.assignable && (
        <Button
          size="small"
          aria-label={formatMessage({ id: 'lender.assign.title' }, { reference })}
          onClick={() => setAct('assign')}
        >
          <FormattedMessage id="lender.assign" />
        </Button>
      )}
      <Button
        size="small"
        aria-label={formatMessage({ id: 'lender.return.title' }, { reference })}
        onClick={() => setAct('return')}
      >
        <FormattedMessage id="lender.return" />
      </Button>
      {act === 'assign' && <AssignDialog row={row} onClose={close} />}
      {act === 'return' && <ReturnDialog row={row} onClose={close} />}
    </span>
  );
}

type TableProps = Omit<ComponentProps<typeof PagedTable<ClarificationRow>>, 'columns' | 'density' | 'minWidth'> & {
  readonly file: ListExport;
};

/** Pending entries with their actions. */
export function WaitingTable(table: TableProps) {
  const { formatMessage } = useIntl();
  const mayDecide = usePermission('lender.manage');
  const act = {
    key: 'act',
    title: formatMessage({ id: 'lender.field.act' }),
    width: 200,
    render: (_: unknown, row: ClarificationRow) => <ClarificationButtons row={row} />,
  };
  return (
    <ListTable
      {...table}
      list={WAITING_LIST}
      cells={WAITING_CELLS}
      fixed="reference"
      keeping={useSavedListSettings('lenderWaiting')}
      {...(mayDecide && { action: act })}
    />
  );
}

/** Decided entries with user and reason. */
export function DecidedTable(table: TableProps) {
  const keeping = useSavedListSettings('lenderDecided');
  return <ListTable {...table} list={DECIDED_LIST} cells={DECIDED_CELLS} fixed="reference" keeping={keeping} />;
}
