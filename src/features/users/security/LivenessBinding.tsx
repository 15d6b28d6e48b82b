import { useManageUserLivenessBindingMutation } from '@/api/endpoints/management/manageUserApi';
import { codeValues, codeLabel } from '@/contract/codes/codeTable';
import { FACE_CHECK } from '@/contract/codes/signInCodes';
import type { SystemUser } from '@/contract/entities/users/systemUser';
import { useLocale } from '@/i18n/languageContext';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { BindRow } from '../styled';
import { SecondaryText } from '@/ui/screen/screenLayout';

interface BindingProps {
  readonly user: Pick<SystemUser, 'id' | 'faceCheck'>;
  readonly isLocked: boolean;
}

/** The liveness check that a user is bound to; a change signs the user out, so that the next sign-in goes by it (US-03). */
export function LivenessBinding({ user, isLocked }: BindingProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const [chosen, setChosen] = useState<string>();
  const [bind, { isLoading }] = useManageUserLivenessBindingMutation();
  const kind = codeValues(FACE_CHECK).find((code) => code === (chosen ?? user.faceCheck)) ?? 'none';
  const save = async (): Promise<void> => {
    const { error } = await bind({ id: user.id, faceCheck: kind });
    if (!error) setChosen(undefined);
  };
  return (
    <BindRow>
      <Select
        aria-label={formatMessage({ id: 'users.security.liveness' })}
        value={kind}
        disabled={isLocked || isLoading}
        options={codeValues(FACE_CHECK).map((code) => ({ value: code, label: codeLabel(FACE_CHECK, code, language) }))}
        onChange={setChosen}
      />
      {kind !== user.faceCheck && (
        <Button size="small" type="primary" loading={isLoading} onClick={() => void save()}>
          {formatMessage({ id: 'users.bind' })}
        </Button>
      )}
      {kind !== user.faceCheck && <SecondaryText>{formatMessage({ id: 'users.bind.liveness' })}</SecondaryText>}
    </BindRow>
  );
}
