import type { Contact } from '@/contract/entities/cases/contact';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { getDayInZone, useInstitutionDate, useInstitutionZone } from '@/ui/dates/institutionDay';
import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { CONTACT_RELATION, isPromise } from '@/contract/codes/contactCodes';
import { useLocale } from '@/i18n/languageContext';
import { useAllowClear } from '@/ui/form/useAllowClear';
import { Select, Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import type { RecordFields } from './recordFields';

const BORROWER = 'R01';

/** The contact who most likely made the promise, and the basis of the suggestion. */
interface PromiserSuggestion {
  readonly contactId: string;
  readonly source: 'call' | 'borrower';
}

interface Today {
  /** YYYY-MM-DD at the institution. */
  readonly today: string;
  readonly zone: string;
}

const isAnsweredToday = ({ callStatus, state, startedTime }: PhoneCall, { today, zone }: Today): boolean =>
  (callStatus === 'CNCT' || (callStatus === null && state === 'connected')) &&
  getDayInZone(Date.parse(startedTime), zone) === today;

/** Returns the contact of today's last answered call, else the borrower; undefined where several people are borrowers, or none is. */
export function suggestPromisingContact(
  contacts: readonly Contact[],
  call: PhoneCall | null,
  day: Today,
): PromiserSuggestion | undefined {
  const called = call && isAnsweredToday(call, day) ? contacts.find(({ id }) => id === call.contactId) : undefined;
  if (called) return { contactId: called.id, source: 'call' };
  const borrowers = contacts.filter(({ relation }) => relation === BORROWER);
  const [first] = borrowers;
  if (!first || borrowers.some(({ name }) => name !== first.name)) return undefined;
  return { contactId: first.id, source: 'borrower' };
}

interface ContactSelectProps {
  readonly taskId: string;
  readonly label: string;
  /** Supplied by the form's field. */
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (contactId: string | null) => void;
}

/** Selects the called contact: one of the case's contacts, or none. */
function ContactSelect({ taskId, label, value, onChange, id }: ContactSelectProps) {
  const { formatMessage } = useIntl();
  const clearable = useAllowClear();
  const language = useLocale();
  const { data: contacts = [], isLoading } = useTaskUserContactsQuery({ id: taskId });
  const options = contacts.map((contact) => ({
    value: contact.id,
    label: [contact.name, getCodeLabel(CONTACT_RELATION, contact.relation, language), contact.phone]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <Select
      {...(id !== undefined && { id })}
      aria-label={label}
      value={value ?? undefined}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
      options={options}
      loading={isLoading}
      allowClear={clearable}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={formatMessage({ id: 'case.record.contact.none' })}
    />
  );
}

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
    // The choice of a promise has already validated a touched field as empty.
    void form.validateFields(['contactId']).catch(() => undefined);
  }, [form, isNeeded, contactId]);
}

/** Selects the contact of the call. A promise requires the person who promised, if the case has contacts. */
export function ContactField({ taskId, form, call }: ContactFieldProps) {
  const { formatMessage } = useIntl();
  const { data: contacts = NO_CONTACTS } = useTaskUserContactsQuery({ id: taskId });
  const day = { today: useInstitutionDate(), zone: useInstitutionZone() };
  const isNeeded = isPromise(Form.useWatch('callResult', form));
  const chosen = Form.useWatch('contactId', form);
  const suggestion = isNeeded ? suggestPromisingContact(contacts, call, day) : undefined;
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
