import type { SignInConfig } from '@/contract/entities/management/systemConfig';
import { usePermission } from '@/ui/screen/currentUser';
import { Checkbox } from 'antd';
import { FormattedMessage } from 'react-intl';

import { SettingsCard, SettingsHint, Subheading } from '../systemElements';

interface PasskeySignInProps {
  readonly config: SignInConfig;
  readonly onChange: (config: SignInConfig) => void;
}

/** Permits the sign-in with a passkey instead of password and captcha. */
export function PasskeySignIn({ config, onChange }: PasskeySignInProps) {
  const mayChange = usePermission('system.manage');
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.signIn.passkey" />
      </Subheading>
      <Checkbox
        checked={config.passkey}
        disabled={!mayChange}
        onChange={({ target }) => onChange({ ...config, passkey: target.checked })}
      >
        <FormattedMessage id="system.signIn.passkeyAllowed" />
      </Checkbox>
      <SettingsHint>
        <FormattedMessage id="system.signIn.passkeyHint" />
      </SettingsHint>
    </SettingsCard>
  );
}
