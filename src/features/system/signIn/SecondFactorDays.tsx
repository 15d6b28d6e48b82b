import { getCodeLabel, getCodeValues } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import type { SignInConfig } from '@/contract/entities/management/systemConfig';
import { useLocale } from '@/i18n/languageContext';
import { DayInput } from '@/ui/dates/DayInput';
import { usePermission } from '@/ui/screen/currentUser';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldBox, SettingsCard, SettingsFieldGrid, SettingsHint, Subheading } from '../systemElements';

interface SecondFactorDaysProps {
  readonly config: SignInConfig;
  readonly onChange: (config: SignInConfig) => void;
}

/** Days from which a second factor is required, by role (ASVS 6.3.3). */
export function SecondFactorDays({ config, onChange }: SecondFactorDaysProps) {
  const language = useLocale();
  const { formatMessage } = useIntl();
  const mayChange = usePermission('system.manage');
  const { secondFactorFrom } = config;
  const never = formatMessage({ id: 'system.signIn.factorDay' });
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.signIn.factor" />
      </Subheading>
      <SettingsFieldGrid>
        {getCodeValues(ROLE).map((role) => {
          const label = getCodeLabel(ROLE, role, language);
          const day = secondFactorFrom[role];
          return (
            <FieldBox key={role}>
              <span>{label}</span>
              {mayChange ? (
                <DayInput
                  label={label}
                  placeholder={never}
                  {...(day !== null && { value: day })}
                  onChange={(chosen) =>
                    onChange({ ...config, secondFactorFrom: { ...secondFactorFrom, [role]: chosen ?? null } })
                  }
                />
              ) : (
                <span>{day ?? never}</span>
              )}
            </FieldBox>
          );
        })}
      </SettingsFieldGrid>
      <SettingsHint>
        <FormattedMessage id="system.signIn.factorHint" />
      </SettingsHint>
    </SettingsCard>
  );
}
