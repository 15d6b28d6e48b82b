import { useTaskListingQuery } from '@/api/endpoints/cases/taskApi';
import { COMPLAINT_KIND } from '@/contract/codes/complaintCodes';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { COMPLAINT_ALLEGATIONS_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './complaint.module.css';

/** Cases of the borrower visible to the user: a complaint can name several. */
function useFoundCases({ id, loanId, borrowerId }: LoanItem['task']) {
  const { data } = useTaskListingQuery({ borrowerId });
  const all = data?.result.map((row) => ({ value: row.id, label: row.loanId })) ?? [];
  return all.some(({ value }) => value === id) ? all : [{ value: id, label: loanId }, ...all];
}

/** Subjects of the complaint: one line for each matter and loan. They can be split later. */
export function AllegationFields({ task }: { readonly task: LoanItem['task'] }) {
  const cases = useFoundCases(task);
  return (
    <Form.List name="matters">
      {(rows, { add, remove }) => (
        <div className={styles['matters']}>
          {rows.map(({ key, name }) => (
            <MatterRow
              key={key}
              place={name}
              cases={cases}
              onRemove={rows.length > 1 ? () => remove(name) : undefined}
            />
          ))}
          {rows.length < COMPLAINT_ALLEGATIONS_MAX && (
            <Button type="dashed" size="small" icon={<PlusOutlined />} onClick={() => add({ taskId: task.id })}>
              <FormattedMessage id="case.complaint.addMatter" />
            </Button>
          )}
        </div>
      )}
    </Form.List>
  );
}

interface MatterRowProps {
  readonly place: number;
  readonly cases: readonly { readonly value: string; readonly label: string }[];
  readonly onRemove: (() => void) | undefined;
}

function MatterRow({ place, cases, onRemove }: MatterRowProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const kind = formatMessage({ id: 'case.complaint.kind' });
  const drop = formatMessage({ id: 'case.complaint.removeMatter' }, { place: place + 1 });
  return (
    <div className={styles['matter']}>
      <Form.Item name={[place, 'kind']} label={kind} rules={[{ required: true }]}>
        <Select
          placeholder={formatMessage({ id: 'case.complaint.kind.choose' })}
          options={getCodeValues(COMPLAINT_KIND).map((value) => ({
            value,
            label: getCodeLabel(COMPLAINT_KIND, value, language),
          }))}
        />
      </Form.Item>
      <Form.Item name={[place, 'taskId']} label={formatMessage({ id: 'case.complaint.loan' })}>
        <Select options={[...cases]} disabled={cases.length < 2} />
      </Form.Item>
      {onRemove && <Button type="text" icon={<DeleteOutlined />} aria-label={drop} title={drop} onClick={onRemove} />}
    </div>
  );
}
