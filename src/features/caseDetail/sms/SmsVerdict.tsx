import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { RELATION } from '@/contract/codes/contactCodes';
import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { Form, type FormInstance } from 'antd';

import { LawfulLine } from '../lawful/LawfulLine';
import type { SmsFields } from './smsFields';

interface SmsVerdictProps {
  readonly taskId: string;
  /** Undefined if the verdict is unknown or no contact is chosen. */
  readonly verdict: ContactVerdict | undefined;
  readonly form: FormInstance<SmsFields>;
}

/** Shows when and why the chosen contact may be messaged, if not now (LC-06). */
export function SmsVerdict({ taskId, verdict, form }: SmsVerdictProps) {
  const { data: contacts = [] } = useTaskUserContactsQuery({ id: taskId });
  const contactId = Form.useWatch('contactId', form);
  const isBorrower = contacts.find(({ id }) => id === contactId)?.relation === RELATION.self;
  return verdict ? <LawfulLine verdict={verdict} isBorrower={isBorrower} /> : null;
}
