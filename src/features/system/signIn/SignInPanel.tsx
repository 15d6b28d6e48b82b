import {
  useManageConfigInfoQuery,
  useManageConfigLoginTypeListQuery,
  useManageConfigUpdateLoginTypeMutation,
} from '@/api/endpoints/system/manageConfigApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { FACE_CHECK, type FaceCheckKind } from '@/contract/codes/signInCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { SignInConfig, SignInInfo } from '@/contract/entities/management/systemConfig';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Select } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { QueryBoundary } from '../QueryBoundary';
import { SaveBar } from '../SaveBar';
import { SettingsCard, FieldBox, SettingsFieldGrid, SettingsHint, Subheading } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import { LeaverCases } from './LeaverCases';
import { PasskeySignIn } from './PasskeySignIn';
import { SecondFactorDays } from './SecondFactorDays';
import { SignInRequirements } from './SignInRequirements';
import { SignInIdentifiers } from './SignInIdentifiers';

interface FaceChecksProps {
  readonly config: SignInConfig;
  readonly onChange: (config: SignInConfig) => void;
}

/** Checks required after the password, by role. */
function FaceChecks({ config, onChange }: FaceChecksProps) {
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  const id = useId();
  const options = getCodeValues(FACE_CHECK).map((code) => ({
    value: code,
    label: getCodeLabel(FACE_CHECK, code, language),
  }));
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.signIn.faceCheck" />
      </Subheading>
      <SettingsFieldGrid>
        {getCodeValues(ROLE).map((role) => (
          <FieldBox key={role}>
            <label htmlFor={`${id}${role}`}>{getCodeLabel(ROLE, role, language)}</label>
            <Select<FaceCheckKind>
              id={`${id}${role}`}
              value={config.faceCheck[role]}
              disabled={!mayChange}
              options={options}
              onChange={(kind) => onChange({ ...config, faceCheck: { ...config.faceCheck, [role]: kind } })}
            />
          </FieldBox>
        ))}
      </SettingsFieldGrid>
      <SettingsHint>
        <FormattedMessage id="system.signIn.faceCheckHint" />
      </SettingsHint>
    </SettingsCard>
  );
}

/** Sign-in of the institution's users: accepted names, and checks in addition to the password (SY-01). */
export function SignInPanel() {
  const query = useManageConfigInfoQuery();
  return (
    <PanelFrame
      title="system.tab.signIn"
      intro="system.signIn.intro"
      changes="system.manage"
      lastChange={query.data?.lastChange}
    >
      <QueryBoundary query={query}>{(info) => <SignInForm info={info} />}</QueryBoundary>
    </PanelFrame>
  );
}

function SignInForm({ info }: { readonly info: SignInInfo }) {
  const { formatMessage } = useIntl();
  const { value, isChanged, edit, forget } = useEditedValue(info.config);
  const [save, { isLoading }] = useManageConfigUpdateLoginTypeMutation();
  const { data: types } = useManageConfigLoginTypeListQuery();
  const submit = async (): Promise<void> => {
    const { error } = await save(value);
    if (error === undefined) forget();
  };
  const isNone = !value.username && !value.email;
  return (
    <>
      <SignInIdentifiers config={value} signedInBy={info.signedInBy} types={types ?? []} onChange={edit} />
      <SignInRequirements config={value} info={info} onChange={edit} />
      <PasskeySignIn config={value} onChange={edit} />
      <FaceChecks config={value} onChange={edit} />
      <SecondFactorDays config={value} onChange={edit} />
      <LeaverCases config={value} onChange={edit} />
      <SaveBar
        isChanged={isChanged}
        isSaving={isLoading}
        problem={isNone ? formatMessage({ id: 'system.signIn.none' }) : undefined}
        onSave={() => void submit()}
        onUndo={forget}
      />
    </>
  );
}
