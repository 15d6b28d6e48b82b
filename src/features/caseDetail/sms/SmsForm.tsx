import { useSmsResidueQuery } from '@/api/endpoints/cases/smsApi';
import { SMS_CONTENT_MAX } from '@/contract/ourLimits';
import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { isOutcomePending } from '@/machines/intentMachine';
import { CompleteForm } from '@/ui/form/CompleteForm';
import { Button, Form } from 'antd';
import { FormattedMessage } from 'react-intl';

import { DraftLine } from '../drafts/DraftLine';
import { GoOn } from '../lawful/GoOn';
import { getObjection } from '../lawful/objection';
import { isRefused } from '../lawful/useLawful';
import { RefusedAlert } from '../repayment/RefusedAlert';
import { UnconfirmedOutcomeAlert } from '../intents/UnconfirmedOutcomeAlert';
import { Discretion } from './Discretion';
import { NewestSms } from './NewestSms';
import { RecipientFields } from './RecipientFields';
import * as styles from './sms.module.css';
import { EMPTY_SMS, type SmsFields } from './smsFields';
import { SmsResidueLine } from './SmsResidueLine';
import { SmsTextFields } from './SmsTextFields';
import { SmsVerdict } from './SmsVerdict';
import { useSmsSend } from './useSmsSend';
import { useSmsVerdict } from './useSmsVerdict';

interface SmsFormProps {
  readonly task: LoanItem['task'];
  readonly onSent: (smsId: string | undefined) => void;
}

/** Returns true if sending is disabled: the message limit is used up, or the rules refuse it. The reason is shown next to the form. */
const isBarred = (left: { readonly residue: number } | undefined, verdict: ContactVerdict | undefined): boolean =>
  left?.residue === 0 || isRefused(verdict);

/** Form for a message. The draft survives a reload, a lost network connection and a forced logout, and is sent once (CD-02, CD-13). */
export function SmsForm({ task, onSent }: SmsFormProps) {
  const [form] = Form.useForm<SmsFields>();
  const { draft, intent, submit, send } = useSmsSend({ taskId: task.id, form, onSent });
  const residue = useSmsResidueQuery({ taskId: task.id }, { refetchOnMountOrArgChange: true });
  const isOpen = isOutcomePending(intent.state);
  const verdict = useSmsVerdict(task.id, form);
  const isOff = isBarred(residue.data, verdict);
  return (
    <CompleteForm
      form={form}
      name="sms"
      layout="vertical"
      className={styles['form'] ?? ''}
      initialValues={EMPTY_SMS}
      requiredMark={false}
      disabled={isOpen || intent.isBusy}
      onValuesChange={draft.touch}
      onFinish={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isOff) submit();
      }}
    >
      <RecipientFields taskId={task.id} form={form} />
      <SmsVerdict taskId={task.id} verdict={verdict} form={form} />
      <SmsTextFields
        taskId={task.id}
        form={form}
        contentMax={residue.data?.contentMax ?? SMS_CONTENT_MAX}
        onTouch={draft.touch}
      />
      <Discretion taskId={task.id} form={form} />
      <SmsResidueLine {...residue} />
      <UnconfirmedOutcomeAlert intent={intent} />
      {!getObjection(intent.refusal) && <RefusedAlert title="notices.sendFailed" error={intent.refusal} />}
      <GoOn error={intent.refusal} onGoOn={(reason) => submit(reason)} />
      <div className={styles['buttons']}>
        <Button
          type="primary"
          loading={intent.isBusy}
          disabled={isOff || isOpen}
          onClick={() => submit()}
          title="Ctrl+Enter"
        >
          <FormattedMessage id="sms.send" />
        </Button>
        <DraftLine draft={draft} />
      </div>
      <NewestSms taskId={task.id} />
    </CompleteForm>
  );
}
