import {
  useManageConfigInfoQuery,
  useManageConfigLoginTypeListQuery,
  useManageConfigUpdateLoginTypeMutation,
} from '@/api/endpoints/system/manageConfigApi';
import type { SignInInfo } from '@/contract/entities/management/systemConfig';
import { useIntl } from 'react-intl';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { SaveBar } from '../SaveBar';
import { useEdited } from '../useEdited';
import { FaceChecks } from './FaceChecks';
import { SignInDemands } from './SignInDemands';
import { SignInNames } from './SignInNames';

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
  const { value, isChanged, edit, forget } = useEdited(info.config);
  const [save, { isLoading }] = useManageConfigUpdateLoginTypeMutation();
  const { data: types } = useManageConfigLoginTypeListQuery();
  const submit = async (): Promise<void> => {
    const { error } = await save(value);
    if (error === undefined) forget();
  };
  const isNone = !value.username && !value.email;
  return (
    <>
      <SignInNames config={value} signedInBy={info.signedInBy} types={types ?? []} onChange={edit} />
      <SignInDemands config={value} info={info} onChange={edit} />
      <FaceChecks config={value} onChange={edit} />
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
