import { useTaskWorkSaveUserEmerContactMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Contact } from '@/contract/entities/cases/contact';
import { Form } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { useNewIdempotencyKey } from '../intents/useNewIdempotencyKey';
import { type EmergencyFields, getEmergencyFields, emergencyRequest } from './emergencyFields';

/** Edits the list and saves it once (CD-08). Data from the server does not overwrite the edits. */
export function useEmergencyForm(taskId: string, contacts: readonly Contact[]) {
  const [form] = Form.useForm<EmergencyFields>();
  const [isChanged, setIsChanged] = useState(false);
  const kept = useMemo(() => getEmergencyFields(contacts), [contacts]);
  const [save] = useTaskWorkSaveUserEmerContactMutation();
  const intent = useNewIdempotencyKey({
    taskId,
    row: taskWorkCalls.saveUserEmerContact,
    send: (fields: EmergencyFields, intentKey) => save({ ...emergencyRequest(taskId, fields), intentKey }),
    onDone: () => setIsChanged(false),
  });

  useEffect(() => {
    if (!isChanged) form.setFieldsValue(kept);
  }, [isChanged, kept, form]);

  return {
    form,
    kept,
    intent,
    isChanged,
    touch: () => setIsChanged(true),
    reset: () => setIsChanged(false),
    submit: () => intent.submit(form.getFieldsValue(true)),
  };
}
