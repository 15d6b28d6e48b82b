import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { SMS_PURPOSE, type SmsPurpose } from '@/contract/codes/messageCodes';
import { type Language, LANGUAGES } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';
import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { LANGUAGE_NAME } from '../languageNames';
import { FieldBox, SettingsFieldGrid } from '../systemElements';
import type { TemplateFields } from './templateFields';

interface TemplateChoicesProps {
  readonly fields: TemplateFields;
  readonly onChange: (fields: TemplateFields) => void;
}

/** Language, purpose, and whether agents are offered it. */
export function TemplateChoices({ fields, onChange }: TemplateChoicesProps) {
  const id = useId();
  const shown = useLocale();
  return (
    <>
      <SettingsFieldGrid>
        <FieldBox>
          <label htmlFor={`${id}language`}>
            <FormattedMessage id="system.sms.language" />
          </label>
          <Select<Language>
            id={`${id}language`}
            value={fields.language}
            options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAME[code] }))}
            onChange={(language) => onChange({ ...fields, language })}
          />
        </FieldBox>
        <FieldBox>
          <label htmlFor={`${id}purpose`}>
            <FormattedMessage id="system.sms.purpose" />
          </label>
          <Select<SmsPurpose>
            id={`${id}purpose`}
            value={fields.purpose}
            options={getCodeValues(SMS_PURPOSE).map((code) => ({
              value: code,
              label: getCodeLabel(SMS_PURPOSE, code, shown),
            }))}
            onChange={(purpose) => onChange({ ...fields, purpose })}
          />
        </FieldBox>
      </SettingsFieldGrid>
      <Checkbox checked={fields.enabled} onChange={({ target }) => onChange({ ...fields, enabled: target.checked })}>
        <FormattedMessage id="system.sms.offered" />
      </Checkbox>
      <Checkbox
        checked={fields.wabaApproved}
        onChange={({ target }) => onChange({ ...fields, wabaApproved: target.checked })}
      >
        <FormattedMessage id="system.sms.wabaApproved" />
      </Checkbox>
    </>
  );
}
