import { codeLabel } from '@/contract/codes/codeTable';
import { CONSENTS, WISH_KIND } from '@/contract/codes/preferenceCodes';
import { REMARK_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { Form, Input, Radio } from 'antd';
import { useIntl } from 'react-intl';

import { Asked, type Details } from './Asked';
import { endOf, HourFields } from './HourFields';
import * as styles from './wishes.module.css';

/** Form for the agreed terms, with the evidence in words (LC-05). */
export function Consent({ isOff, onNote, onBack }: Details) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const note = ({ kind = '', from = '', to = '', remark = '' }: Record<string, string>): void => {
    const said = { remark: remark.trim() };
    if (kind === 'agreedSms') onNote({ kind, ...said });
    else onNote({ kind: 'agreedHours', hours: { from, to: endOf(to) }, ...said });
  };
  return (
    <Asked isOff={isOff} onBack={onBack} initial={{ kind: 'agreedHours', from: '20:00', to: '22:00' }} onFinish={note}>
      <Form.Item name="kind" className={styles['wide'] ?? ''} label={formatMessage({ id: 'wish.agreed.to' })}>
        <Radio.Group options={CONSENTS.map((value) => ({ value, label: codeLabel(WISH_KIND, value, language) }))} />
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
