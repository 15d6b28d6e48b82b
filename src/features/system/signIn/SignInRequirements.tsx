import type { SignInConfig, SignInInfo } from '@/contract/entities/management/systemConfig';
import type { MessageId } from '@/i18n/messageIds';
import { usePermission } from '@/ui/screen/currentUser';
import { Checkbox } from 'antd';
import { FormattedMessage } from 'react-intl';

import { SettingsCard, SettingsHint, SettingsTextLine, Subheading } from '../systemElements';

interface SignInDemandsProps {
  readonly config: SignInConfig;
  readonly info: SignInInfo;
  readonly onChange: (config: SignInConfig) => void;
}

const captchaHint = ({ captchaNever, captchaAnyway }: SignInInfo): MessageId => {
  if (captchaNever) return 'system.signIn.captchaNever';
  return captchaAnyway ? 'system.signIn.captchaAnyway' : 'system.signIn.captchaHint';
};

/** Checks required in addition to name and password. */
export function SignInRequirements({ config, info, onChange }: SignInDemandsProps) {
  const mayChange = usePermission('system.manage');
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.signIn.demands" />
      </Subheading>
      <SettingsTextLine>
        <Checkbox
          checked={config.captcha}
          disabled={!mayChange}
          onChange={({ target }) => onChange({ ...config, captcha: target.checked })}
        >
          <FormattedMessage id="system.signIn.captcha" />
        </Checkbox>
        <SettingsHint>
          <FormattedMessage id={captchaHint(info)} />
        </SettingsHint>
      </SettingsTextLine>
      <SettingsTextLine>
        <Checkbox
          checked={config.gps}
          disabled={!mayChange}
          onChange={({ target }) => onChange({ ...config, gps: target.checked })}
        >
          <FormattedMessage id="system.signIn.gps" />
        </Checkbox>
        <SettingsHint>
          <FormattedMessage id="system.signIn.gpsHint" />
        </SettingsHint>
      </SettingsTextLine>
    </SettingsCard>
  );
}
