import { getCodeLabel, getCodeValues } from '@/contract/codes/codeTable';
import {
  CONSENTS,
  PREFERENCE_KIND,
  isConsent,
  type PreferenceKind,
  PREFERENCE_LANGUAGE,
  type PreferenceLanguage,
} from '@/contract/codes/preferenceCodes';
import { REMARK_MAX, NAME_MAX, PHONE_MAX } from '@/contract/ourLimits';
import { isPhoneNumber } from '@/contract/rules';
import { useLocale } from '@/i18n/languageContext';
import { useFirstField } from '@/ui/form/useFirstField';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Button, Form, Input, Radio } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { KeyCap } from '../keys/KeyCap';
import { serializeEnd, HourFields } from './HourFields';
import { useDigitKeys } from './useDigitKeys';
import type { PreferenceContent } from './preferenceChoices';
import * as styles from './preferences.module.css';

/** Props of the forms for the details of a contact preference. */
interface Details {
  /** The request is pending. */
  readonly isOff: boolean;
  readonly onNote: (said: PreferenceContent) => void;
  readonly onBack: () => void;
}

interface AskedProps extends Pick<Details, 'isOff' | 'onBack'> {
  readonly onFinish: (fields: Record<string, string>) => void;
  readonly initial?: Record<string, string>;
  readonly children: ReactNode;
}

/** Enter records it, Escape goes back to the list. */
function Asked({ isOff, onBack, onFinish, initial = {}, children }: AskedProps) {
  useDigitKeys(() => undefined, onBack);
  return (
    <GuardedForm<Record<string, string>>
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      disabled={isOff}
      onFinish={onFinish}
    >
      <div ref={useFirstField()} className={styles['fields']}>
        {children}
      </div>
      <div className={styles['buttons']}>
        <Button type="primary" size="small" htmlType="submit" loading={isOff}>
          <FormattedMessage id="wish.save" />
        </Button>
        <Button size="small" onClick={onBack}>
          <FormattedMessage id="wish.back" />
        </Button>
      </div>
    </GuardedForm>
  );
}

/** Form for the agreed terms, with the evidence in words (LC-05). */
function Consent({ isOff, onNote, onBack }: Details) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const note = ({ kind = '', from = '', to = '', remark = '' }: Record<string, string>): void => {
    const content = { remark: remark.trim() };
    if (kind === 'agreedSms') onNote({ kind, ...content });
    else onNote({ kind: 'agreedHours', hours: { from, to: serializeEnd(to) }, ...content });
  };
  return (
    <Asked isOff={isOff} onBack={onBack} initial={{ kind: 'agreedHours', from: '20:00', to: '22:00' }} onFinish={note}>
      <Form.Item name="kind" className={styles['wide'] ?? ''} label={formatMessage({ id: 'wish.agreed.to' })}>
        <Radio.Group
          options={CONSENTS.map((value) => ({ value, label: getCodeLabel(PREFERENCE_KIND, value, language) }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['kind']}>
        {({ getFieldValue }) => (getFieldValue('kind') === 'agreedHours' ? <HourFields /> : null)}
      </Form.Item>
      <Form.Item
        name="remark"
        className={styles['wide'] ?? ''}
        label={formatMessage({ id: 'wish.agreed.evidence' })}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={REMARK_MAX} autoComplete="off" />
      </Form.Item>
    </Asked>
  );
}

interface WishDetailsProps extends Details {
  readonly kind: PreferenceKind;
}

/** Further details of a contact preference: hours, the lawyer, a language, or the agreed terms. */
export function PreferenceDetails({ kind, ...details }: WishDetailsProps) {
  if (kind === 'language') return <Languages {...details} />;
  if (isConsent(kind)) return <Consent {...details} />;
  return kind === 'hours' ? <Hours {...details} /> : <Attorney {...details} />;
}

function Languages({ isOff, onNote, onBack }: Details) {
  const languages = getCodeValues(PREFERENCE_LANGUAGE);
  const note = (language: PreferenceLanguage | undefined) => language && onNote({ kind: 'language', language });
  useDigitKeys((place) => note(languages[place]), onBack);
  return (
    <ul ref={useFirstField<HTMLUListElement>('button:enabled')} className={styles['choices']}>
      {languages.map((language, place) => (
        <li key={language}>
          <Button type="text" size="small" block disabled={isOff} onClick={() => note(language)}>
            <KeyCap>{String(place + 1)}</KeyCap>
            <CodeLabel table={PREFERENCE_LANGUAGE} code={language} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

const Hours = ({ isOff, onNote, onBack }: Details) => (
  <Asked
    isOff={isOff}
    onBack={onBack}
    initial={{ from: '09:00', to: '12:00' }}
    onFinish={({ from = '', to = '' }) => onNote({ kind: 'hours', hours: { from, to: serializeEnd(to) } })}
  >
    <HourFields />
  </Asked>
);

function Attorney({ isOff, onNote, onBack }: Details) {
  const { formatMessage } = useIntl();
  const required = [{ required: true, whitespace: true }];
  const isPhone = {
    validator: (_: unknown, phone: string | undefined) =>
      isPhoneNumber(phone?.trim() ?? '')
        ? Promise.resolve()
        : Promise.reject(new Error(formatMessage({ id: 'wish.phone.invalid' }))),
  };
  return (
    <Asked
      isOff={isOff}
      onBack={onBack}
      onFinish={({ name = '', phone = '' }) => onNote({ kind: 'attorney', name: name.trim(), phone: phone.trim() })}
    >
      <Form.Item name="name" label={formatMessage({ id: 'wish.name' })} rules={required}>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item name="phone" label={formatMessage({ id: 'wish.phone' })} rules={[isPhone]}>
        <Input type="tel" maxLength={PHONE_MAX} autoComplete="off" />
      </Form.Item>
    </Asked>
  );
}
