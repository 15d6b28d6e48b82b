import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { isPromise } from '@/contract/codes/contactCodes';
import type { Contact } from '@/contract/entities/cases/contact';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { useInstitutionDate, useHouseZone } from '@/ui/dates/houseDay';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ContactSelect } from './ContactSelect';
import type { RecordFields } from './recordFields';
import { type PromiserSuggestion, suggestPromiser } from './suggestPromiser';

interface ContactFieldProps {
  readonly taskId: string;
  readonly form: FormInstance<RecordFields>;
  /** The agent's newest call on the case. */
  readonly call: PhoneCall | null;
}

const NO_CONTACTS: readonly Contact[] = [];

/** Fills in a suggestion while a promise without a person is chosen, and removes it with the promise. */
function useSuggestion(
  form: FormInstance<RecordFields>,
  suggestion: PromiserSuggestion | undefined,
  isNeeded: boolean,
) {
  const filled = useRef<string>(undefined);
  const contactId = suggestion?.contactId;
  useEffect(() => {
    const chosen = form.getFieldValue('contactId');
    if (!isNeeded) {
      if (filled.current !== undefined && chosen === filled.current) form.setFieldValue('contactId', null);
      filled.current = undefined;
      return;
    }
    if (filled.current !== undefined || contactId === undefined || chosen) return;
    form.setFieldValue('contactId', contactId);
    filled.current = contactId;
  }, [form, isNeeded, contactId]);
}

/** Selects the contact of the call. A promise requires the person who promised, if the case has contacts. */
export function ContactField({ taskId, form, call }: ContactFieldProps) {
  const { formatMessage } = useIntl();
  const { data: contacts = NO_CONTACTS } = useTaskUserContactsQuery({ id: taskId });
  const day = { today: useInstitutionDate(), zone: useHouseZone() };
  const isNeeded = isPromise(Form.useWatch('callResult', form));
  const chosen = Form.useWatch('contactId', form);
  const suggestion = isNeeded ? suggestPromiser(contacts, call, day) : undefined;
  useSuggestion(form, suggestion, isNeeded);
  const check = (_: unknown, contactId?: string | null) =>
    contactId || contacts.length === 0 || !isPromise(form.getFieldValue('callResult'))
      ? Promise.resolve()
      : Promise.reject(new Error(formatMessage({ id: 'case.promise.contact.required' })));
  const isSuggested = suggestion !== undefined && suggestion.contactId === chosen;
  return (
    <Form.Item
      name="contactId"
      dependencies={['callResult']}
      rules={[{ validator: check }]}
      extra={isSuggested && <FormattedMessage id={`case.promise.contact.${suggestion.source}`} />}
    >
      <ContactSelect taskId={taskId} label={formatMessage({ id: 'case.record.contact' })} />
    </Form.Item>
  );
}
