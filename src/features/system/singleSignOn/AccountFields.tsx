import { getCodeLabel } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { PROVISIONED_ROLES, type SingleSignOnConfig } from '@/contract/entities/management/singleSignOn';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Checkbox, Input, Select } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import {
  FieldBox,
  SettingsCard,
  SettingsFieldGrid,
  SettingsHint,
  SettingsTextLine,
  Subheading,
} from '../systemElements';
import { MappingTable } from './MappingTable';

interface AccountFieldsProps {
  readonly config: SingleSignOnConfig;
  readonly onChange: (config: SingleSignOnConfig) => void;
}

const SWITCHES = ['linksByUsername', 'requiresFaceCheck', 'provisions'] as const;

/** Links of accounts to users, and the role of users that a first sign-in creates. */
export function AccountFields({ config, onChange }: AccountFieldsProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const disabled = !usePermission('system.manage');
  const id = useId();
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.sso.accounts" />
      </Subheading>
      <SettingsFieldGrid>
        {(['usernameClaim', 'mappingClaim'] as const).map((field) => (
          <FieldBox key={field}>
            <label htmlFor={`${id}${field}`}>{formatMessage({ id: `system.sso.${field}` })}</label>
            <Input
              id={`${id}${field}`}
              value={config[field]}
              disabled={disabled}
              maxLength={100}
              onChange={({ target }) => onChange({ ...config, [field]: target.value })}
            />
          </FieldBox>
        ))}
        <FieldBox>
          <label htmlFor={`${id}role`}>{formatMessage({ id: 'system.sso.maximumRole' })}</label>
          <Select<SingleSignOnConfig['maximumRole']>
            id={`${id}role`}
            value={config.maximumRole}
            disabled={disabled}
            options={PROVISIONED_ROLES.map((role) => ({ value: role, label: getCodeLabel(ROLE, role, language) }))}
            onChange={(maximumRole) => onChange({ ...config, maximumRole })}
          />
        </FieldBox>
      </SettingsFieldGrid>
      {SWITCHES.map((name) => (
        <SettingsTextLine key={name}>
          <Checkbox
            checked={config[name]}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...config, [name]: target.checked })}
          >
            <FormattedMessage id={`system.sso.${name}`} />
          </Checkbox>
          <SettingsHint>
            <FormattedMessage id={`system.sso.${name}Hint`} />
          </SettingsHint>
        </SettingsTextLine>
      ))}
      <MappingTable rows={config.mappings} onChange={(mappings) => onChange({ ...config, mappings })} />
    </SettingsCard>
  );
}
