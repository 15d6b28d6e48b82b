import { codeValues } from '@/contract/codes/codeTable';
import { isConsent, type WishKind, WISH_LANGUAGE, type WishLanguage } from '@/contract/codes/preferenceCodes';
import { NAME_MAX, PHONE_MAX } from '@/contract/ourLimits';
import { isPhoneNumber } from '@/contract/rules';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { useFirstField } from '@/ui/form/useFirstField';
import { Button, Form, Input } from 'antd';
import { useIntl } from 'react-intl';

import { KeyCap } from '../keys/KeyCap';
import { Asked, type Details } from './Asked';
import { Consent } from './Consent';
import { endOf, HourFields } from './HourFields';
import { useDigits } from './useDigits';
import * as styles from './wishes.module.css';

interface WishDetailsProps extends Details {
  readonly kind: WishKind;
}

/** Further details of a contact preference: hours, the lawyer, a language, or the agreed terms. */
export function WishDetails({ kind, ...details }: WishDetailsProps) {
  if (kind === 'language') return <Languages {...details} />;
  if (isConsent(kind)) return <Consent {...details} />;
  return kind === 'hours' ? <Hours {...details} /> : <Attorney {...details} />;
}

function Languages({ isOff, onNote, onBack }: Details) {
  const languages = codeValues(WISH_LANGUAGE);
  const note = (language: WishLanguage | undefined) => language && onNote({ kind: 'language', language });
  useDigits((place) => note(languages[place]), onBack);
  return (
    <ul ref={useFirstField<HTMLUListElement>('button:enabled')} className={styles['choices']}>
      {languages.map((language, place) => (
        <li key={language}>
          <Button type="text" size="small" block disabled={isOff} onClick={() => note(language)}>
            <KeyCap>{String(place + 1)}</KeyCap>
            <CodeLabel table={WISH_LANGUAGE} code={language} />
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
    onFinish={({ from = '', to = '' }) => onNote({ kind: 'hours', hours: { from, to: endOf(to) } })}
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
