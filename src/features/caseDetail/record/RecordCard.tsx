import { getPendingApproval } from '@/api/client/pendingApproval';
import { getServerNow } from '@/browser/server/serverClock';
import { CONTACT_CHANNEL } from '@/contract/codes/contactCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { FOLLOW_UP_DAYS_MAX } from '@/contract/ourLimits';
import { isFollowUpTime } from '@/contract/rules';
import type { MessageId } from '@/i18n/messageIds';
import { TimeField } from '@/ui/dates/TimeField';
import { useIncomplete } from '@/ui/form/useIncomplete';
import { Form, type FormInstance, Alert, Card } from 'antd';
import { useRef, type Ref } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useFillFromCall } from '../callLine/useFillFromCall';
import { DraftStatus, UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { PendingApprovalAlert } from '../repayment/RefusalAlert';
import { CallResultFields, useResultKeys } from './CallResultFields';
import { CodeButtons } from './CodeButtons';
import { ContactField } from './ContactField';
import { PromiseFields } from './PromiseFields';
import * as styles from './record.module.css';
import { ObjectionLine, RecordButtons } from './RecordButtons';
import { EMPTY_RECORD, type RecordFields } from './recordFields';
import { RemarkField } from './RemarkField';
import { useClearedElsewhere, useRecord } from './useRecord';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { usePermission } from '@/ui/screen/currentUser';
import { CallStrip } from '../callLine/CallStrip';
import type { CaseCall } from '../callLine/usePhoneCall';
import { PreferenceButton } from '../preferences/PreferenceButton';

/** Hidden field that links the result to its telephone call. */
function CallField() {
  return (
    <Form.Item name="phoneCallId" noStyle>
      <Nothing />
    </Form.Item>
  );
}

const Nothing = () => null;

const HOURS_AHEAD = 2;
const DAYS_AHEAD = 3;

/** Time of the next follow-up, which determines the position of the case in the list. */
function FollowUpField() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'case.record.followUp' });
  const invalid = formatMessage({ id: 'case.record.followUp.invalid' }, { days: FOLLOW_UP_DAYS_MAX });
  const presets = [
    { label: formatMessage({ id: 'case.record.followUp.hours' }, { count: HOURS_AHEAD }), hours: HOURS_AHEAD },
    { label: formatMessage({ id: 'case.record.followUp.tomorrow' }), days: 1 },
    { label: formatMessage({ id: 'case.record.followUp.days' }, { count: DAYS_AHEAD }), days: DAYS_AHEAD },
  ];
  const ahead = (_: unknown, value?: string | null) =>
    !value || isFollowUpTime(new Date(value), new Date(getServerNow()))
      ? Promise.resolve()
      : Promise.reject(new Error(invalid));
  return (
    <TimeField
      name="nextFollowUpTime"
      label={label}
      isLabelShown={false}
      placeholder={label}
      rules={[{ validator: ahead }]}
      presets={presets}
      daysAhead={FOLLOW_UP_DAYS_MAX}
      dayMeans="morning"
    />
  );
}

interface RecordFormProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
  /** The agent's newest call on the case. */
  readonly call: PhoneCall | null;
  readonly onNext: () => void;
}

/** Form for the result of a call (CD-05). The draft survives a reload, a lost network connection and a forced logout (CD-13). */
function RecordForm({ task, form, call, onNext }: RecordFormProps) {
  const { formatMessage } = useIntl();
  const incomplete = useIncomplete(form);
  const { draft, record, doubt, submission, isSending, isUnknown } = useRecord({
    task,
    form,
    call,
    onNext,
    onRefused: incomplete.check,
  });
  const isPending = getPendingApproval(submission.refusal);
  const touch = (): void => {
    doubt.takeBack();
    incomplete.clear();
    // A change that waits for the network must match the screen at the time of saving.
    submission.takeBack();
    draft.touch();
  };
  useClearedElsewhere({ draft, form, isUnderWay: isSending || isUnknown });
  useFillFromCall({ taskId: task.id, call, form, touch: draft.touch });
  const shown = useRef<HTMLDivElement>(null);
  useResultKeys({ form, touch, shown, save: () => void (isUnknown || doubt.isOpen || record('next')) });
  const label = (id: MessageId) => formatMessage({ id });
  const change = (changed: Partial<RecordFields>) => {
    // Another person than the called one: the result no longer belongs to that call.
    if ('contactId' in changed) form.setFieldValue('phoneCallId', null);
    touch();
  };
  return (
    <Form form={form} layout="vertical" initialValues={EMPTY_RECORD} onValuesChange={change} requiredMark={false}>
      <CallField />
      <div ref={shown} className={styles['results']}>
        <CallResultFields form={form} />
      </div>
      <PromiseFields task={task} form={form} touch={touch} />
      <div className={styles['callRow']}>
        <ContactField taskId={task.id} form={form} call={call} />
        <Form.Item name="type">
          <CodeButtons isPlain table={CONTACT_CHANNEL} label={label('case.record.channel')} />
        </Form.Item>
      </div>
      <FollowUpField />
      <RemarkField form={form} />
      <UnconfirmedOutcomeAlert submission={submission} />
      {isPending && <PendingApprovalAlert asked={isPending} />}
      {doubt.isOpen ? (
        <ObjectionLine onConfirm={doubt.confirm} onBack={doubt.takeBack} />
      ) : (
        <RecordButtons
          form={form}
          isIncomplete={incomplete.isIncomplete}
          isSending={isSending}
          isDisabled={isUnknown}
          onSave={() => void record('stay')}
          onSaveNext={() => void record('next')}
        />
      )}
      <DraftStatus draft={draft} />
    </Form>
  );
}

interface RecordCardProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
  readonly line: CaseCall;
  readonly onNext: () => void;
}

/** The current call, and the result form or the reason why there is none. */
export function RecordCard({ ref, task, form, line, onNext }: RecordCardProps) {
  const mayRecord = usePermission('cases.work');
  const isOpen = isOpenStatus(task.status);
  const recordedCallId = Form.useWatch('phoneCallId', form);
  return (
    <div ref={ref} className={styles['record']}>
      <CallStrip line={line} recordedCallId={recordedCallId} />
      <Card
        size="small"
        title={<FormattedMessage id="case.record.title" />}
        extra={mayRecord && isOpen && <PreferenceButton task={task} form={form} />}
      >
        {mayRecord && isOpen ? (
          <RecordForm task={task} form={form} call={line.call} onNext={onNext} />
        ) : (
          <Alert
            type="info"
            showIcon
            title={<FormattedMessage id={isOpen ? 'case.record.readOnly' : 'case.record.closed'} />}
          />
        )}
      </Card>
    </div>
  );
}
