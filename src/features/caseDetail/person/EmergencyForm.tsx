import { useTaskWorkSaveUserEmerContactMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Contact } from '@/contract/entities/cases/contact';
import { EMERGENCY_CONTACTS_MAX } from '@/contract/ourLimits';
import { isOutcomePending } from '@/machines/submissionMachine';
import { CompleteForm } from '@/ui/form/CompleteForm';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { PlusOutlined } from '@ant-design/icons';
import { Form, Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { useNewSubmission } from '../submission/useNewSubmission';
import { type EmergencyFields, getEmergencyFields, toEmergencyRequest } from './emergencyFields';
import { EmergencyRowFields } from './EmergencyRowFields';
import * as styles from './person.module.css';

/** Edits the list and saves it once (CD-08). Data from the server does not overwrite the edits. */
function useEmergencyForm(taskId: string, contacts: readonly Contact[]) {
  const [form] = Form.useForm<EmergencyFields>();
  const [isChanged, setIsChanged] = useState(false);
  const kept = useMemo(() => getEmergencyFields(contacts), [contacts]);
  const [save] = useTaskWorkSaveUserEmerContactMutation();
  const submission = useNewSubmission({
    taskId,
    row: taskWorkCalls.saveUserEmerContact,
    send: (fields: EmergencyFields, idempotencyKey) => save({ ...toEmergencyRequest(taskId, fields), idempotencyKey }),
    onDone: () => setIsChanged(false),
  });

  useEffect(() => {
    if (!isChanged) form.setFieldsValue(kept);
  }, [isChanged, kept, form]);

  return {
    form,
    kept,
    submission,
    isChanged,
    touch: () => setIsChanged(true),
    reset: () => setIsChanged(false),
    submit: () => submission.submit(form.getFieldsValue(true)),
  };
}

interface EmergencyFormProps {
  readonly taskId: string;
  readonly contacts: readonly Contact[];
}

/** Editable list of the emergency contacts: add, change, remove with undo, save all at once (CD-08). */
export function EmergencyForm({ taskId, contacts }: EmergencyFormProps) {
  const { form, kept, submission, isChanged, touch, reset, submit } = useEmergencyForm(taskId, contacts);
  const isLocked = submission.isBusy || isOutcomePending(submission.state);
  return (
    <CompleteForm
      form={form}
      name="emergency"
      className={styles['form'] ?? ''}
      initialValues={kept}
      disabled={isLocked}
      requiredMark={false}
      onValuesChange={touch}
      onFinish={submit}
    >
      <Form.List name="contacts">
        {(fields, { add, remove }) => (
          <>
            {fields.length === 0 && (
              <p className={styles['aside']}>
                <FormattedMessage id="person.emergency.none" />
              </p>
            )}
            {fields.map(({ key, name }) => (
              <EmergencyRowFields key={key} place={name} onTouch={touch} onDrop={() => remove(name)} />
            ))}
            <Button
              icon={<PlusOutlined />}
              size="small"
              disabled={isLocked || fields.length >= EMERGENCY_CONTACTS_MAX}
              onClick={() => add({})}
            >
              <FormattedMessage id="person.emergency.add" />
            </Button>
            {fields.length >= EMERGENCY_CONTACTS_MAX && (
              <span className={styles['aside']}>
                {' '}
                <FormattedMessage id="person.emergency.most" values={{ count: EMERGENCY_CONTACTS_MAX }} />
              </span>
            )}
          </>
        )}
      </Form.List>
      <UnsavedNote isChanged={isChanged} />
      <UnconfirmedOutcomeAlert submission={submission} />
      {isChanged && (
        <div className={styles['buttons']}>
          <Button type="primary" htmlType="submit" loading={submission.isBusy}>
            <FormattedMessage id="person.emergency.save" />
          </Button>
          <Button onClick={reset}>
            <FormattedMessage id="person.emergency.cancel" />
          </Button>
          <output className={styles['aside']}>
            <FormattedMessage id="person.emergency.unsaved" />
          </output>
        </div>
      )}
    </CompleteForm>
  );
}
