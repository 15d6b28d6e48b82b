import { getCodeLabel, getCodeValues } from '@/contract/codes/codeTable';
import { LEAVER_CASES } from '@/contract/codes/leaverCodes';
import type { SignInConfig } from '@/contract/entities/management/systemConfig';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Radio } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsCard, SettingsHint, Subheading } from '../systemElements';

interface LeaverCasesProps {
  readonly config: SignInConfig;
  readonly onChange: (config: SignInConfig) => void;
}

/** Rule for the open cases of users whom the company directory disables or deletes. */
export function LeaverCases({ config, onChange }: LeaverCasesProps) {
  const language = useLocale();
  const { formatMessage } = useIntl();
  const mayChange = usePermission('system.manage');
  const options = getCodeValues(LEAVER_CASES).map((value) => ({
    value,
    label: getCodeLabel(LEAVER_CASES, value, language),
  }));
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.signIn.leavers" />
      </Subheading>
      <Radio.Group
        aria-label={formatMessage({ id: 'system.signIn.leavers' })}
        vertical
        disabled={!mayChange}
        options={options}
        value={config.leaverCases}
        onChange={({ target }) => {
          const leaverCases = options.find(({ value }) => value === target.value)?.value;
          if (leaverCases) onChange({ ...config, leaverCases });
        }}
      />
      <SettingsHint>
        <FormattedMessage id="system.signIn.leaversHint" />
      </SettingsHint>
    </SettingsCard>
  );
}
