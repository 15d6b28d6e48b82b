import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { useTaskWorkLawfulQuery } from '@/api/endpoints/cases/taskWorkApi';
import { RELATION } from '@/contract/codes/contactCodes';
import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { CHANNEL_RULES, type MessageChannel } from '@/contract/messageChannels';
import { Form, type FormInstance } from 'antd';

import { LawfulLine } from '../lawful/LawfulLine';
import type { SmsFields } from './smsFields';

/**
 * Returns the verdict of the rules on a message to the chosen contact. Undefined for a number entered by hand or an unknown verdict
 * (LC-06).
 */
export function useSmsVerdict(
  { taskId, channel }: { readonly taskId: string; readonly channel: MessageChannel | undefined },
  form: FormInstance<SmsFields>,
): ContactVerdict | undefined {
  const { currentData } = useTaskWorkLawfulQuery({ id: taskId });
  const contactId = Form.useWatch('contactId', form);
  const recipient = Form.useWatch('recipient', form);
  if (recipient === 'number') return undefined;
  return currentData?.contacts.find((each) => each.contactId === contactId)?.[
    CHANNEL_RULES[channel ?? 'sms'].lawChannel
  ];
}

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
