import { addInstitutionRequest, type Institution } from '@/contract/entities/users/institution';
import type { Language } from '@/contract/language';
import { INSTITUTION_CODE_MAX, NAME_MAX, USERNAME_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Form, type FormInstance, Input, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './institutions.module.css';

const LOCALE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en', es: 'es' };

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Every currency of the browser by code and name. */
function currencyOptions(language: Language): Option[] {
  const names = new Intl.DisplayNames([LOCALE[language]], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} – ${names.of(value) ?? value}`,
  }));
}

/** Every time zone of the browser by its IANA name. */
const timeZoneOptions = (): Option[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Fields of a new institution. */
export interface InstitutionFields {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly username: string;
  readonly email: string;
  readonly person: string;
}

interface InstitutionFormProps {
  readonly form: FormInstance<InstitutionFields>;
  /** Institution whose currency and time zone are the defaults. */
  readonly like: Institution;
  readonly onSubmit: (fields: InstitutionFields) => void;
}

const { administrator, ...own } = addInstitutionRequest.shape;
const person = administrator.shape;

/** Validation rules, identical to the server's (contract/entities/users/institution). */
const SCHEMAS = {
  code: own.code,
  name: own.name,
  currency: own.currency,
  timeZone: own.timeZone,
  username: person.username,
  email: person.email,
  person: person.name,
} as const;

const TEXTS = [
  { name: 'name', most: NAME_MAX },
  { name: 'code', most: INSTITUTION_CODE_MAX },
] as const;
const PERSON = [
  { name: 'person', most: NAME_MAX },
  { name: 'username', most: USERNAME_MAX },
  { name: 'email', most: NAME_MAX },
] as const;

/** The fields of a new institution and of its first administrator. */
export function InstitutionForm({ form, like, onSubmit }: InstitutionFormProps) {
  const { currency, timeZone } = like;
  const language = useLocale();
  return (
    <GuardedForm form={form} layout="vertical" initialValues={{ currency, timeZone }} onFinish={onSubmit}>
      {TEXTS.map((field) => (
        <TextField key={field.name} {...field} />
      ))}
      <div className={styles['pair']}>
        <ChoiceField name="currency" options={currencyOptions(language)} />
        <ChoiceField name="timeZone" options={timeZoneOptions()} />
      </div>
      <h4>
        <FormattedMessage id="institutions.first" />
      </h4>
      {PERSON.map((field) => (
        <TextField key={field.name} {...field} />
      ))}
    </GuardedForm>
  );
}

function useField(name: keyof typeof SCHEMAS) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `institutions.field.${name}` });
  const validator = (_: unknown, value: unknown): Promise<void> =>
    SCHEMAS[name].safeParse(value ?? '').success
      ? Promise.resolve()
      : Promise.reject(new Error(formatMessage({ id: `institutions.wrong.${name}` })));
  return { label, rules: [{ required: true, validator }] };
}

function TextField({ name, most }: { readonly name: keyof typeof SCHEMAS; readonly most: number }) {
  return (
    <Form.Item name={name} {...useField(name)}>
      <Input maxLength={most} autoComplete="off" />
    </Form.Item>
  );
}

interface ChoiceFieldProps {
  readonly name: 'currency' | 'timeZone';
  readonly options: { readonly value: string; readonly label: string }[];
}

function ChoiceField({ name, options }: ChoiceFieldProps) {
  return (
    <Form.Item name={name} {...useField(name)}>
      <Select showSearch={{ optionFilterProp: 'label' }} options={options} />
    </Form.Item>
  );
}
