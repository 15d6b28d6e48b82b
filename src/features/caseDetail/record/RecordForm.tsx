import { CONTACT_CHANNEL } from '@/contract/codes/contactCodes';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { MessageId } from '@/i18n/messageIds';
import { useIncomplete } from '@/ui/form/useIncomplete';
import { Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { AgainstLine } from './AgainstLine';
import { CallField } from './CallField';
import { useFillFromCall } from '../callLine/useFillFromCall';
import { CallResultFields } from './CallResultFields';
import { CodeButtons } from './CodeButtons';
import { ContactField } from './ContactField';
import { DraftLine } from '../drafts/DraftLine';
import { useEmptiedElsewhere } from '../drafts/useEmptiedElsewhere';
import { FollowUpField } from './FollowUpField';
import { PromiseFields } from './PromiseFields';
import { askedBy, AwaitsAlert } from '../repayment/AwaitsAlert';
import { RecordButtons } from './RecordButtons';
import { RemarkField } from './RemarkField';
import { EMPTY_RECORD, type RecordFields } from './recordFields';
import * as styles from './record.module.css';
import { UnconfirmedOutcomeAlert } from '../intents/UnconfirmedOutcomeAlert';
import { useRecord } from './useRecord';
import { useResultKeys } from './useResultKeys';

interface RecordFormProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
  /** The agent's newest call on the case. */
  readonly call: PhoneCall | null;
  readonly onNext: () => void;
}

/** Form for the result of a call (CD-05). The draft survives a reload, a lost network connection and a forced logout (CD-13). */
export function RecordForm({ task, form, call, onNext }: RecordFormProps) {
  const { formatMessage } = useIntl();
  const incomplete = useIncomplete(form);
  const { draft, record, doubt, intent, isSending, isUnknown } = useRecord({
    task,
    form,
    call,
    onNext,
    onRefused: incomplete.check,
  });
  const asked = askedBy(intent.refusal);
  const touch = (): void => {
    doubt.takeBack();
    incomplete.clear();
    // A change that waits for the network must match the screen at the time of saving.
    intent.takeBack();
    draft.touch();
  };
  useEmptiedElsewhere({ draft, form, isUnderWay: isSending || isUnknown });
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
      <UnconfirmedOutcomeAlert intent={intent} />
      {asked && <AwaitsAlert asked={asked} />}
      {doubt.isOpen ? (
        <AgainstLine onConfirm={doubt.confirm} onBack={doubt.takeBack} />
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
      <DraftLine draft={draft} />
    </Form>
  );
}
