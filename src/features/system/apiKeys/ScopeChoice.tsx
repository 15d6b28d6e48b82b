import { isKeyScope } from '@/contract/apiKeys';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import type { Permission } from '@/contract/permissions';
import { useLocale } from '@/i18n/languageContext';
import { useCurrentUser, userHasPermission } from '@/ui/screen/currentUser';
import { Checkbox } from 'antd';
import { FormattedMessage } from 'react-intl';

import { PERMISSION_AREAS } from '../permissions/permissionAreas';
import { SettingsHint } from '../systemElements';
import * as styles from './apiKeys.module.css';

interface ScopeChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (scopes: string[]) => void;
}

/** Scopes grouped by topic. A user can grant only scopes that they have. */
export function ScopeChoice({ chosen, onChange }: ScopeChoiceProps) {
  const language = useLocale();
  const user = useCurrentUser();
  const isGrantable = (permission: Permission): boolean =>
    isKeyScope(permission) && user !== undefined && userHasPermission(user, permission);
  const areas = PERMISSION_AREAS.map(({ label, permissions }) => ({ label, scopes: permissions.filter(isGrantable) }));
  const toggle = (scope: Permission, isOn: boolean): void =>
    onChange(isOn ? [...chosen, scope] : chosen.filter((each) => each !== scope));
  return (
    <fieldset className={styles['scopes']}>
      <legend>
        <FormattedMessage id="system.apiKeys.scopes" />
      </legend>
      {areas
        .filter(({ scopes }) => scopes.length > 0)
        .map(({ label, scopes }) => (
          <div key={label}>
            <SettingsHint as="div">
              <FormattedMessage id={label} />
            </SettingsHint>
            {scopes.map((scope) => (
              <div key={scope}>
                <Checkbox checked={chosen.includes(scope)} onChange={({ target }) => toggle(scope, target.checked)}>
                  {getCodeLabel(PERMISSION_NAME, scope, language)}
                </Checkbox>
              </div>
            ))}
          </div>
        ))}
    </fieldset>
  );
}
