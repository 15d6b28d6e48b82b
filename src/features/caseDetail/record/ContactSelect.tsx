import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { codeLabel } from '@/contract/codes/codeTable';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { useLocale } from '@/i18n/languageContext';
import { Select } from 'antd';
import { useIntl } from 'react-intl';
import { useAllowClear } from '@/ui/form/useAllowClear';

interface ContactSelectProps {
  readonly taskId: string;
  readonly label: string;
  /** Given by the form's field. */
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (contactId: string | null) => void;
}

/** Selects the called contact: one of the case's contacts, or none. */
export function ContactSelect({ taskId, label, value, onChange, id }: ContactSelectProps) {
  const { formatMessage } = useIntl();
  const clearable = useAllowClear();
  const language = useLocale();
  const { data: contacts = [], isLoading } = useTaskUserContactsQuery({ id: taskId });
  const options = contacts.map((contact) => ({
    value: contact.id,
    label: [contact.name, codeLabel(CONTACT_RELATION, contact.relation, language), contact.phone]
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
