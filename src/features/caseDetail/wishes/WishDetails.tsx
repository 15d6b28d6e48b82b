import { codesOf } from '@/contract/codes/codeTable';
import type { WishKind } from '@/contract/codes/wishKind';
import { WISH_LANGUAGE, type WishLanguage } from '@/contract/codes/wishLanguage';
import { NAME_MAX, PHONE_MAX } from '@/contract/ourLimits';
import { isPhoneNumber } from '@/contract/rules';
import { CodeLabel } from '@/ui/CodeLabel';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useFirstField } from '@/ui/useFirstField';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { KeyCap } from '../keys/KeyCap';
import { useDigits } from './useDigits';
import type { WishSaid } from './wishChoices';
import * as styles from './wishes.module.css';

interface WishDetailsProps {
  readonly kind: WishKind;
  /** It is being noted. */
  readonly isOff: boolean;
  readonly onNote: (said: WishSaid) => void;
  readonly onBack: () => void;
}

/** What a wish still needs: hours, the lawyer, or a language. */
export function WishDetails({ kind, ...details }: WishDetailsProps) {
  if (kind === 'language') return <Languages {...details} />;
  return kind === 'hours' ? <Hours {...details} /> : <Attorney {...details} />;
}

type Details = Omit<WishDetailsProps, 'kind'>;

function Languages({ isOff, onNote, onBack }: Details) {
  const languages = codesOf(WISH_LANGUAGE);
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

interface AskedProps {
  readonly isOff: boolean;
  readonly onBack: () => void;
  readonly onFinish: (fields: Record<string, string>) => void;
  readonly initial?: Record<string, string>;
  readonly children: ReactNode;
}

/** Enter notes it, Escape leads back to the list. */
function Asked({ isOff, onBack, onFinish, initial = {}, children }: AskedProps) {
  useDigits(() => undefined, onBack);
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

/** An hour as it is sent: midnight at the end of a day is 24:00. */
const endOf = (time: string): string => (time === '00:00' ? '24:00' : time);

function Hours({ isOff, onNote, onBack }: Details) {
  const { formatMessage } = useIntl();
  const message = formatMessage({ id: 'wish.time.invalid' });
  const rules = [{ required: true, pattern: /^([01]\d|2[0-3]):[0-5]\d$/u, message }];
  const differs = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: (_: unknown, to: unknown) =>
      to === getFieldValue('from') ? Promise.reject(new Error(message)) : Promise.resolve(),
  });
  return (
    <Asked
      isOff={isOff}
      onBack={onBack}
      initial={{ from: '09:00', to: '12:00' }}
      onFinish={({ from = '', to = '' }) => onNote({ kind: 'hours', hours: { from, to: endOf(to) } })}
    >
      <Form.Item name="from" label={formatMessage({ id: 'wish.from' })} rules={rules}>
        <Input type="time" />
      </Form.Item>
      <Form.Item name="to" label={formatMessage({ id: 'wish.to' })} dependencies={['from']} rules={[...rules, differs]}>
        <Input type="time" />
      </Form.Item>
    </Asked>
  );
}

function Attorney({ isOff, onNote, onBack }: Details) {
  const { formatMessage } = useIntl();
  const required = [{ required: true, whitespace: true, message: formatMessage({ id: 'wish.required' }) }];
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
