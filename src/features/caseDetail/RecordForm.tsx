import { CONTACT_CHANNEL } from '@/contract/codes/contactChannel';
import type { LoanItem } from '@/contract/entities/loanItem';
import { REMARK_MAX } from '@/contract/limits';
import type { MessageId } from '@/i18n/messageIds';
import { Form, type FormInstance, Input } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from './caseDetail.module.css';
import { CallResultFields } from './CallResultFields';
import { CodeButtons } from './CodeButtons';
import { ContactSelect } from './ContactSelect';
import { DraftLine } from './DraftLine';
import { FollowUpField } from './FollowUpField';
import { RecordButtons } from './RecordButtons';
import { EMPTY_RECORD, type RecordFields } from './recordFields';
import { UnknownOutcome } from './UnknownOutcome';
import { useRecord } from './useRecord';

interface RecordFormProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
  readonly onNext: () => void;
}

/** What came of a call (CD-05); half-written it survives a reload, a lost network and a forced logout (CD-13). */
export function RecordForm({ task, form, onNext }: RecordFormProps) {
  const { formatMessage } = useIntl();
  const { draft, record, isSending, isUnknown } = useRecord({ taskId: task.id, form, onNext });
  const label = (id: MessageId) => formatMessage({ id });
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={EMPTY_RECORD}
      onValuesChange={draft.touch}
      requiredMark={false}
      scrollToFirstError
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void record('next');
      }}
    >
      <CallResultFields form={form} />
      <div className={styles['callRow']}>
        <Form.Item name="contactId" label={label('case.record.contact')}>
          <ContactSelect taskId={task.id} />
        </Form.Item>
        <Form.Item name="type" label={label('case.record.channel')}>
          <CodeButtons table={CONTACT_CHANNEL} label={label('case.record.channel')} />
        </Form.Item>
      </div>
      <FollowUpField />
      <Form.Item name="remarks" label={label('case.record.remarks')}>
        <Input.TextArea maxLength={REMARK_MAX} showCount rows={2} />
      </Form.Item>
      {isUnknown && <UnknownOutcome isAsking={isSending} onAsk={() => void record('stay')} />}
      <RecordButtons
        isSending={isSending}
        isDisabled={isUnknown}
        onSave={() => void record('stay')}
        onSaveNext={() => void record('next')}
      />
      <DraftLine draft={draft} />
    </Form>
  );
}
