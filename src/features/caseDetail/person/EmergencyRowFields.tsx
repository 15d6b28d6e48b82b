import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { NAME_MAX, PHONE_MAX } from '@/contract/ourLimits';
import { isPhoneNumber } from '@/contract/rules';
import { useLocale } from '@/i18n/languageContext';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance, Input, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import type { EmergencyFields, EmergencyRow } from './emergencyFields';
import * as styles from './person.module.css';

const NO_ROW: EmergencyRow = {};

/** Returns the row's current values in the form; empty while the row is being removed. */
function useRow(form: FormInstance<EmergencyFields>, place: number): EmergencyRow {
  const rowIn = ({ contacts }: Partial<EmergencyFields>) => contacts?.[place];
  return Form.useWatch(rowIn, { form, preserve: true }) ?? NO_ROW;
}

interface EmergencyRowFieldsProps {
  /** Its place in the list. */
  readonly place: number;
  readonly onTouch: () => void;
  /** Removes a line that was never saved. */
  readonly onDrop: () => void;
}

/** One emergency contact, editable or removable; a removal can be undone until the list is saved. */
export function EmergencyRowFields({ place, onTouch, onDrop }: EmergencyRowFieldsProps) {
  const form = Form.useFormInstance<EmergencyFields>();
  const row = useRow(form, place);
  const mark = (isRemoved: boolean) => {
    form.setFieldValue(['contacts', place, 'isRemoved'], isRemoved);
    onTouch();
  };
  if (row.isRemoved) return <Removed name={row.name ?? ''} onUndo={() => mark(false)} />;
  return <Fields place={place} row={row} onRemove={() => (row.id === undefined ? onDrop() : mark(true))} />;
}

function Removed({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  return (
    <output className={styles['removed']}>
      <s>{name}</s>
      <FormattedMessage id="person.emergency.removed" />
      <Button type="link" size="small" onClick={onUndo}>
        <FormattedMessage id="person.emergency.undo" />
      </Button>
    </output>
  );
}

interface FieldsProps {
  readonly place: number;
  readonly row: EmergencyRow;
  readonly onRemove: () => void;
}

const REQUIRED = { required: true, whitespace: true };
/** One of its codes is empty: 'other' (§3). */
const REQUIRED_RELATION = {
  ...REQUIRED,
  whitespace: false,
  type: 'enum',
  enum: getCodeValues(CONTACT_RELATION),
} as const;

function Fields({ place, row, onRemove }: FieldsProps) {
  const { formatMessage } = useIntl();
  const nameLabel = formatMessage({ id: 'person.name' });
  const remove = formatMessage({ id: 'person.emergency.remove' }, { name: row.name ?? '' });
  return (
    <div className={styles['row']}>
      <Form.Item name={[place, 'name']} messageVariables={{ label: nameLabel }} rules={[REQUIRED]}>
        <Input aria-label={nameLabel} placeholder={nameLabel} maxLength={NAME_MAX} />
      </Form.Item>
      <RelationField place={place} />
      <PhoneField place={place} masked={row.masked} />
      <Button type="text" icon={<DeleteOutlined />} aria-label={remove} title={remove} onClick={onRemove} />
    </div>
  );
}

function RelationField({ place }: { readonly place: number }) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const label = formatMessage({ id: 'person.relation' });
  const options = getCodeValues(CONTACT_RELATION).map((code) => ({
    value: code,
    label: getCodeLabel(CONTACT_RELATION, code, language),
  }));
  return (
    <Form.Item name={[place, 'relation']} messageVariables={{ label }} rules={[REQUIRED_RELATION]}>
      <Select aria-label={label} placeholder={label} options={options} />
    </Form.Item>
  );
}

/** Phone number: required for a new contact. An existing contact retains its number if the field is empty. */
function PhoneField({ place, masked }: { readonly place: number; readonly masked: string | undefined }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'person.phone' });
  const isNumber = (_: unknown, value?: string) =>
    !value || isPhoneNumber(value)
      ? Promise.resolve()
      : Promise.reject(new Error(formatMessage({ id: 'sms.number.invalid' })));
  return (
    <Form.Item
      name={[place, 'phone']}
      messageVariables={{ label }}
      validateTrigger="onBlur"
      rules={[...(masked === undefined ? [REQUIRED] : []), { validator: isNumber }]}
    >
      <Input
        type="tel"
        autoComplete="off"
        maxLength={PHONE_MAX}
        aria-label={label}
        placeholder={masked === undefined ? label : formatMessage({ id: 'person.phone.keeps' }, { phone: masked })}
      />
    </Form.Item>
  );
}
