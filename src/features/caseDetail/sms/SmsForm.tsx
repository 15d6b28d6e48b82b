import { useOlderSmsTemplatesQuery } from '@/api/endpoints/cases/olderSmsApi';
import { useSmsResidueQuery } from '@/api/endpoints/cases/smsApi';
import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { RELATION } from '@/contract/codes/contactCodes';
import { SMS_STATE } from '@/contract/codes/messageCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import type { SmsResidue } from '@/contract/entities/messages/sms';
import { disclosesDebt } from '@/contract/law/detectContent';
import { isOutcomePending } from '@/machines/submissionMachine';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { CompleteForm } from '@/ui/form/CompleteForm';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Form, type FormInstance, Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { DraftStatus, UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { ContinueWithReason } from '../lawful/ContinueWithReason';
import { getObjection } from '../lawful/getObjection';
import { isRefused } from '../lawful/useLawful';
import { RefusalAlert } from '../repayment/RefusalAlert';
import { ChannelField, NoChannel } from './ChannelField';
import { RecipientFields } from './RecipientFields';
import * as styles from './sms.module.css';
import { type SmsFields, EMPTY_SMS } from './smsFields';
import { SmsTextFields } from './SmsTextFields';
import { SmsVerdict, useSmsVerdict } from './SmsVerdict';
import { SMS_TONES } from './smsTones';
import { type ChosenChannel, useChannel } from './useChannel';
import { useSmsLog } from './useSmsLog';
import { useSmsSend } from './useSmsSend';

/** Newest message of the case. Prevents a duplicate message, after another user's or after a lost response. */
function NewestSms({ taskId }: { readonly taskId: string }) {
  const { currentData: [newest] = [] } = useSmsLog(taskId);
  if (!newest) return null;
  return (
    <div className={styles['newest']}>
      <FormattedMessage
        id="sms.newest"
        values={{ name: newest.contactName ?? newest.phone, time: <DateTime at={newest.time} /> }}
      />{' '}
      <CodeLabel table={SMS_STATE} tones={SMS_TONES} code={newest.state} />
      <div className={styles['newestText']}>{newest.content}</div>
    </div>
  );
}

interface SmsResidueLineProps {
  readonly data?: SmsResidue | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Remaining messages of today for the case and for the agent. At zero, shows why none can be sent (CD-02). */
function SmsResidueLine({ data, error, refetch }: SmsResidueLineProps) {
  if (error && !data) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  // Reserves the line, so that the button below does not move.
  if (!data) return <p className={styles['residue']} aria-busy="true" />;
  const { caseResidue, accountResidue, residue } = data;
  if (residue === 0) {
    return (
      <Alert
        type="warning"
        showIcon
        title={<FormattedMessage id={accountResidue === 0 ? 'sms.residue.accountNone' : 'sms.residue.caseNone'} />}
      />
    );
  }
  return (
    <p className={styles['residue']}>
      <FormattedMessage id="sms.residue" values={{ ofCase: caseResidue, ofAccount: accountResidue }} />
    </p>
  );
}

interface DiscretionProps {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
}

/** Returns true if the recipient is not the borrower. The owner of a number entered by hand is unknown. */
function useIsForOthers({ taskId, form }: DiscretionProps): boolean {
  const { data: contacts = [] } = useTaskUserContactsQuery({ id: taskId });
  const recipient = Form.useWatch('recipient', form);
  const contactId = Form.useWatch('contactId', form);
  const chosen = contacts.find(({ id }) => id === contactId);
  return recipient === 'number' || (chosen !== undefined && chosen.relation !== RELATION.self);
}

/** Returns the text as written; for a template, with its placeholders, whatever their values. */
function useWrittenText({ taskId, form }: DiscretionProps): string {
  const { currentData: templates = [] } = useOlderSmsTemplatesQuery({ taskId });
  const way = Form.useWatch('way', form);
  const content = Form.useWatch('content', form) ?? '';
  const templateId = Form.useWatch('templateId', form);
  return way === 'own' ? content : (templates.find(({ id }) => id === templateId)?.content ?? '');
}

/** Warns before a debt is disclosed to anybody but the borrower (LC-09). */
function Discretion(props: DiscretionProps) {
  const isForOthers = useIsForOthers(props);
  const text = useWrittenText(props);
  if (!isForOthers || !disclosesDebt(text)) return null;
  return <Alert type="warning" showIcon title={<FormattedMessage id="sms.discretion" />} />;
}

interface SendButtonProps {
  readonly isBusy: boolean;
  readonly isOff: boolean;
  readonly onSend: () => void;
}

const SendButton = ({ isBusy, isOff, onSend }: SendButtonProps) => (
  <Button type="primary" loading={isBusy} disabled={isOff} onClick={onSend} title="Ctrl+Enter">
    <FormattedMessage id="sms.send" />
  </Button>
);

interface SmsFormProps {
  readonly task: LoanItem['task'];
  readonly onSent: (smsId: string | undefined) => void;
}

/** Returns true if sending is disabled: the message limit is used up, no channel is permitted, or the rules refuse it. The reason is shown next to the form. */
const isBarred = (
  left: { readonly residue: number } | undefined,
  { verdict, chosen }: { readonly verdict: ContactVerdict | undefined; readonly chosen: ChosenChannel },
): boolean => left?.residue === 0 || chosen.channel === undefined || isRefused(verdict);

/** Form for a message. The draft survives a reload, a lost network connection and a forced logout, and is sent once (CD-02, CD-13). */
export function SmsForm({ task, onSent }: SmsFormProps) {
  const [form] = Form.useForm<SmsFields>();
  const { draft, submission, submit, send } = useSmsSend({ taskId: task.id, form, onSent });
  const residue = useSmsResidueQuery({ taskId: task.id }, { refetchOnMountOrArgChange: true });
  const isOpen = isOutcomePending(submission.state);
  const chosen = useChannel(form, residue.data);
  const verdict = useSmsVerdict({ taskId: task.id, channel: chosen.channel }, form);
  const isOff = isBarred(residue.data, { verdict, chosen });
  return (
    <CompleteForm
      form={form}
      name="sms"
      layout="vertical"
      className={styles['form'] ?? ''}
      initialValues={EMPTY_SMS}
      requiredMark={false}
      disabled={isOpen || submission.isBusy}
      onValuesChange={draft.touch}
      onFinish={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isOff) submit();
      }}
    >
      <ChannelField offered={chosen.offered} />
      <RecipientFields taskId={task.id} form={form} />
      <SmsVerdict taskId={task.id} verdict={verdict} form={form} />
      <SmsTextFields taskId={task.id} form={form} chosen={chosen} onTouch={draft.touch} />
      <Discretion taskId={task.id} form={form} />
      <NoChannel chosen={chosen} />
      <SmsResidueLine {...residue} />
      <UnconfirmedOutcomeAlert submission={submission} />
      {!getObjection(submission.refusal) && <RefusalAlert title="notices.sendFailed" error={submission.refusal} />}
      <ContinueWithReason error={submission.refusal} onGoOn={(reason) => submit(reason)} />
      <div className={styles['buttons']}>
        <SendButton isBusy={submission.isBusy} isOff={isOff || isOpen} onSend={() => submit()} />
        <DraftStatus draft={draft} />
      </div>
      <NewestSms taskId={task.id} />
    </CompleteForm>
  );
}
