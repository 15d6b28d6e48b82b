import { getCodeLabel, getCodeValues } from '@/contract/codes/codeTable';
import { SINGLE_SIGN_ON_MODE, type SingleSignOnMode } from '@/contract/codes/singleSignOnCodes';
import type { SingleSignOnConfig, SingleSignOnInfo } from '@/contract/entities/management/singleSignOn';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Input, Select, Typography } from 'antd';
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

interface ProviderFieldsProps {
  readonly info: SingleSignOnInfo;
  readonly config: SingleSignOnConfig;
  /** New secret; undefined leaves the stored one. */
  readonly secret: string | undefined;
  readonly onChange: (config: SingleSignOnConfig) => void;
  readonly onSecret: (secret: string | undefined) => void;
}

/** Address to be registered, number of linked users, and why the password cannot be switched off yet. */
function ProviderNotes({ canDisablePassword, addresses, linkedUsers }: SingleSignOnInfo) {
  return (
    <>
      {!canDisablePassword && (
        <SettingsHint>
          <FormattedMessage id="system.sso.onlyHint" />
        </SettingsHint>
      )}
      <SettingsTextLine>
        <FormattedMessage id="system.sso.redirect" />
        <Typography.Text code copyable>
          {addresses.redirect}
        </Typography.Text>
      </SettingsTextLine>
      <SettingsTextLine>
        <FormattedMessage id="system.sso.logoutAddress" />
        <Typography.Text code copyable>
          {addresses.backChannelLogout}
        </Typography.Text>
      </SettingsTextLine>
      <SettingsHint>
        <FormattedMessage id="system.sso.linkedUsers" values={{ count: linkedUsers }} />
      </SettingsHint>
    </>
  );
}

/** Ways of signing in, and the registration of Saldo at the provider. The stored secret is never shown. */
export function ProviderFields({ info, config, secret, onChange, onSecret }: ProviderFieldsProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const disabled = !usePermission('system.manage');
  const id = useId();
  const modes = getCodeValues(SINGLE_SIGN_ON_MODE).map((mode) => ({
    value: mode,
    label: getCodeLabel(SINGLE_SIGN_ON_MODE, mode, language),
    disabled: mode === 'only' && !info.canDisablePassword,
  }));
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.sso.provider" />
      </Subheading>
      <SettingsFieldGrid>
        <FieldBox>
          <label htmlFor={`${id}mode`}>{formatMessage({ id: 'system.sso.mode' })}</label>
          <Select<SingleSignOnMode>
            id={`${id}mode`}
            value={config.mode}
            disabled={disabled}
            options={modes}
            onChange={(mode) => onChange({ ...config, mode })}
          />
        </FieldBox>
        {(['issuer', 'clientId'] as const).map((field) => (
          <FieldBox key={field}>
            <label htmlFor={`${id}${field}`}>{formatMessage({ id: `system.sso.${field}` })}</label>
            <Input
              id={`${id}${field}`}
              value={config[field]}
              disabled={disabled}
              maxLength={300}
              onChange={({ target }) => onChange({ ...config, [field]: target.value })}
            />
          </FieldBox>
        ))}
        <FieldBox>
          <label htmlFor={`${id}secret`}>{formatMessage({ id: 'system.sso.secret' })}</label>
          <Input.Password
            id={`${id}secret`}
            visibilityToggle={false}
            value={secret ?? ''}
            disabled={disabled}
            autoComplete="off"
            maxLength={500}
            placeholder={info.hasSecret ? formatMessage({ id: 'system.sso.secretStored' }) : undefined}
            onChange={({ target }) => onSecret(target.value === '' ? undefined : target.value)}
          />
        </FieldBox>
      </SettingsFieldGrid>
      <ProviderNotes {...info} />
    </SettingsCard>
  );
}
