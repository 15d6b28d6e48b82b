import { useOlderSmsTemplatesQuery } from '@/api/endpoints/cases/olderSmsApi';
import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { RELATION } from '@/contract/codes/contactCodes';
import { disclosesDebt } from '@/contract/law/detectContent';
import { Alert, Form, type FormInstance } from 'antd';
import { FormattedMessage } from 'react-intl';

import type { SmsFields } from './smsFields';

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
export function Discretion(props: DiscretionProps) {
  const isForOthers = useIsForOthers(props);
  const text = useWrittenText(props);
  if (!isForOthers || !disclosesDebt(text)) return null;
  return <Alert type="warning" showIcon title={<FormattedMessage id="sms.discretion" />} />;
}
