import { useTaskWorkLawfulQuery } from '@/api/endpoints/cases/taskWorkApi';
import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { Form, type FormInstance } from 'antd';

import type { SmsFields } from './smsFields';

/**
 * Returns the verdict of the rules on a message to the chosen contact. Undefined for a number entered by hand or an unknown verdict
 * (LC-06).
 */
export function useSmsVerdict(taskId: string, form: FormInstance<SmsFields>): ContactVerdict | undefined {
  const { currentData } = useTaskWorkLawfulQuery({ id: taskId });
  const contactId = Form.useWatch('contactId', form);
  const recipient = Form.useWatch('recipient', form);
  if (recipient === 'number') return undefined;
  return currentData?.contacts.find((each) => each.contactId === contactId)?.sms;
}
