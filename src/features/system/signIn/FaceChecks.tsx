import { codeValues, codeLabel } from '@/contract/codes/codeTable';
import { FACE_CHECK, type FaceCheckKind } from '@/contract/codes/signInCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { SignInConfig } from '@/contract/entities/management/systemConfig';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Select } from 'antd';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Card, FieldBox, Fields, Hint, Subheading } from '../styled';

interface FaceChecksProps {
  readonly config: SignInConfig;
  readonly onChange: (config: SignInConfig) => void;
}

/** Checks required after the password, by role. */
export function FaceChecks({ config, onChange }: FaceChecksProps) {
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  const id = useId();
  const options = codeValues(FACE_CHECK).map((code) => ({ value: code, label: codeLabel(FACE_CHECK, code, language) }));
  return (
    <Card>
      <Subheading>
        <FormattedMessage id="system.signIn.faceCheck" />
      </Subheading>
      <Fields>
        {codeValues(ROLE).map((role) => (
          <FieldBox key={role}>
            <label htmlFor={`${id}${role}`}>{codeLabel(ROLE, role, language)}</label>
            <Select<FaceCheckKind>
              id={`${id}${role}`}
              value={config.faceCheck[role]}
              disabled={!mayChange}
              options={options}
              onChange={(kind) => onChange({ ...config, faceCheck: { ...config.faceCheck, [role]: kind } })}
            />
          </FieldBox>
        ))}
      </Fields>
      <Hint>
        <FormattedMessage id="system.signIn.faceCheckHint" />
      </Hint>
    </Card>
  );
}
