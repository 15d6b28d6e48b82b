import { codesOf, codeWords } from '@/contract/codes/codeTable';
import { FACE_CHECK, type FaceCheckKind } from '@/contract/codes/faceCheck';
import { ROLE } from '@/contract/codes/role';
import type { SignInConfig } from '@/contract/entities/systemConfig';
import { useLanguage } from '@/i18n/languageContext';
import { useMay } from '@/ui/currentUser';
import { Select } from 'antd';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Card, FieldBox, Fields, Hint, Subheading } from '../styled';

interface FaceChecksProps {
  readonly config: SignInConfig;
  readonly onChange: (config: SignInConfig) => void;
}

/** What each role has to pass after the password. */
export function FaceChecks({ config, onChange }: FaceChecksProps) {
  const language = useLanguage();
  const mayChange = useMay('system.manage');
  const id = useId();
  const options = codesOf(FACE_CHECK).map((code) => ({ value: code, label: codeWords(FACE_CHECK, code, language) }));
  return (
    <Card>
      <Subheading>
        <FormattedMessage id="system.signIn.faceCheck" />
      </Subheading>
      <Fields>
        {codesOf(ROLE).map((role) => (
          <FieldBox key={role}>
            <label htmlFor={`${id}${role}`}>{codeWords(ROLE, role, language)}</label>
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
