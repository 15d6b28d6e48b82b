import { useSmsResidueQuery } from '@/api/smsApi';
import { SMS_CONTENT_MAX } from '@/contract/ourLimits';
import type { LoanItem } from '@/contract/entities/loanItem';
import { isOpenQuestion } from '@/machines/intentMachine';
import { Button, Form } from 'antd';
import { FormattedMessage } from 'react-intl';

import { DraftLine } from '../drafts/DraftLine';
import { GoOn } from '../lawful/GoOn';
import { objectionOf } from '../lawful/objection';
import { RefusedAlert } from '../repayment/RefusedAlert';
import { UnknownOutcome } from '../intents/UnknownOutcome';
import { NewestSms } from './NewestSms';
import { RecipientFields } from './RecipientFields';
import * as styles from './sms.module.css';
import { EMPTY_SMS, type SmsFields } from './smsFields';
import { SmsResidueLine } from './SmsResidueLine';
import { SmsTextFields } from './SmsTextFields';
import { useSmsSend } from './useSmsSend';

interface SmsFormProps {
  readonly task: LoanItem['task'];
  readonly onSent: (smsId: string | undefined) => void;
}

/** A message; half-written it survives a reload, a lost network and a forced logout, and it is sent once (CD-02, CD-13). */
export function SmsForm({ task, onSent }: SmsFormProps) {
  const [form] = Form.useForm<SmsFields>();
  const { draft, intent, submit } = useSmsSend({ taskId: task.id, form, onSent });
  const residue = useSmsResidueQuery({ taskId: task.id }, { refetchOnMountOrArgChange: true });
  const isOpen = isOpenQuestion(intent.state);
  const isUsedUp = residue.data?.residue === 0;
  return (
    <Form
      form={form}
      name="sms"
      layout="vertical"
      className={styles['form'] ?? ''}
      initialValues={EMPTY_SMS}
      requiredMark={false}
      disabled={isOpen || intent.isBusy}
      onValuesChange={draft.touch}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isUsedUp) void submit();
      }}
    >
      <RecipientFields taskId={task.id} form={form} />
      <SmsTextFields
        taskId={task.id}
        form={form}
        contentMax={residue.data?.contentMax ?? SMS_CONTENT_MAX}
        onTouch={draft.touch}
      />
      <SmsResidueLine {...residue} />
      <UnknownOutcome intent={intent} />
      {!objectionOf(intent.refusal) && <RefusedAlert title="notices.sendFailed" error={intent.refusal} />}
      <GoOn error={intent.refusal} onGoOn={(reason) => void submit(reason)} />
      <div className={styles['buttons']}>
        <Button
          type="primary"
          loading={intent.isBusy}
          disabled={isUsedUp || isOpen}
          onClick={() => void submit()}
          title="Ctrl+Enter"
        >
          <FormattedMessage id="sms.send" />
        </Button>
        <DraftLine draft={draft} />
      </div>
      <NewestSms taskId={task.id} />
    </Form>
  );
}
