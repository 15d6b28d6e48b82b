import { useTaskUserContactsQuery } from '@/api/taskApi';
import { RELATION } from '@/contract/codes/contactRelation';
import type { ContactVerdict } from '@/contract/entities/contactVerdict';
import { Form, type FormInstance } from 'antd';

import { LawfulLine } from '../lawful/LawfulLine';
import type { SmsFields } from './smsFields';

interface SmsVerdictProps {
  readonly taskId: string;
  /** Nothing: it is not known, or nobody of the contacts is chosen. */
  readonly verdict: ContactVerdict | undefined;
  readonly form: FormInstance<SmsFields>;
}

/** From when on the chosen contact may be written to, where not now, and why (LC-06). */
export function SmsVerdict({ taskId, verdict, form }: SmsVerdictProps) {
  const { data: contacts = [] } = useTaskUserContactsQuery({ id: taskId });
  const contactId = Form.useWatch('contactId', form);
  const isBorrower = contacts.find(({ id }) => id === contactId)?.relation === RELATION.self;
  return verdict ? <LawfulLine verdict={verdict} isBorrower={isBorrower} /> : null;
}
