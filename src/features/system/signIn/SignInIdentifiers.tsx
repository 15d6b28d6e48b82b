import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { SIGN_IN_METHOD } from '@/contract/codes/signInCodes';
import type { SignInConfig } from '@/contract/entities/management/systemConfig';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Checkbox } from 'antd';
import { FormattedMessage } from 'react-intl';

import { SettingsCard, SettingsHint, SettingsTextLine, Subheading } from '../systemElements';

interface SignInNamesProps {
  readonly config: SignInConfig;
  /** The administrator's own sign-in method, which cannot be disabled here. */
  readonly signedInBy: string;
  readonly types: readonly { readonly code: string; readonly recentUsers: number }[];
  readonly onChange: (config: SignInConfig) => void;
}

/** The names that people sign in with, and how many do. */
export function SignInIdentifiers({ config, signedInBy, types, onChange }: SignInNamesProps) {
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.signIn.names" />
      </Subheading>
      {getCodeValues(SIGN_IN_METHOD).map((code) => (
        <SettingsTextLine key={code}>
          <Checkbox
            checked={config[code]}
            disabled={!mayChange || (code === signedInBy && config[code])}
            onChange={({ target }) => onChange({ ...config, [code]: target.checked })}
          >
            {getCodeLabel(SIGN_IN_METHOD, code, language)}
          </Checkbox>
          <SettingsHint>
            <FormattedMessage
              id="system.signIn.recent"
              values={{ count: types.find((type) => type.code === code)?.recentUsers ?? 0 }}
            />
            {code === signedInBy && (
              <>
                {' · '}
                <FormattedMessage id="system.signIn.yours" />
              </>
            )}
          </SettingsHint>
        </SettingsTextLine>
      ))}
    </SettingsCard>
  );
}
