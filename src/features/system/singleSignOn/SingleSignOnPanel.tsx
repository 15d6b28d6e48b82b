import {
  useSingleSignOnConfigInfoQuery,
  useSingleSignOnConfigUpdateMutation,
} from '@/api/endpoints/system/singleSignOnConfigApi';
import { loginVault } from '@/browser/session/vault';
import type { SingleSignOnConfig, SingleSignOnInfo } from '@/contract/entities/management/singleSignOn';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { QueryBoundary } from '../QueryBoundary';
import { SaveBar } from '../SaveBar';
import { useEditedValue } from '../useEditedValue';
import { AccountFields } from './AccountFields';
import { ConnectionTestCard } from './ConnectionTestCard';
import { ProviderFields } from './ProviderFields';

const NEW_CONFIG: SingleSignOnConfig = {
  mode: 'off',
  issuer: '',
  clientId: '',
  usernameClaim: 'preferred_username',
  linksByUsername: true,
  requiresFaceCheck: true,
  provisions: false,
  maximumRole: 'member',
  mappingClaim: 'groups',
  mappings: [],
};

/** Sign-in with company accounts through the institution's OpenID provider. */
export function SingleSignOnPanel() {
  const query = useSingleSignOnConfigInfoQuery();
  return (
    <PanelFrame
      title="system.tab.singleSignOn"
      intro="system.sso.intro"
      changes="system.manage"
      lastChange={query.data?.lastChange}
    >
      <QueryBoundary query={query}>{(info) => <SingleSignOnForm info={info} />}</QueryBoundary>
    </PanelFrame>
  );
}

const isComplete = ({ issuer, clientId, usernameClaim, mappingClaim, mappings }: SingleSignOnConfig): boolean =>
  [issuer, clientId, usernameClaim, mappingClaim, ...mappings.map(({ value }) => value)].every(
    (text) => text.trim() !== '',
  );

/** The new secret stays in the vault; the store receives its handle. */
const holdSecret = (secret: string | undefined) =>
  secret === undefined ? undefined : loginVault.put('clientSecret', { secret });

function SingleSignOnForm({ info }: { readonly info: SingleSignOnInfo }) {
  const { formatMessage } = useIntl();
  const { value, isChanged, edit, forget } = useEditedValue(info.config ?? NEW_CONFIG);
  const [secret, setSecret] = useState<string>();
  const [save, { isLoading }] = useSingleSignOnConfigUpdateMutation();
  const undo = (): void => {
    forget();
    setSecret(undefined);
    loginVault.wipe('clientSecret');
  };
  const submit = async (): Promise<void> => {
    const { error } = await save({ config: value, secret: holdSecret(secret) });
    if (error === undefined) undo();
  };
  return (
    <>
      <ProviderFields info={info} config={value} secret={secret} onChange={edit} onSecret={setSecret} />
      <ConnectionTestCard config={value} secret={secret} isComplete={isComplete(value)} />
      <AccountFields config={value} onChange={edit} />
      <SaveBar
        isChanged={isChanged || secret !== undefined}
        isSaving={isLoading}
        problem={isComplete(value) ? undefined : formatMessage({ id: 'system.sso.incomplete' })}
        onSave={() => void submit()}
        onUndo={undo}
      />
    </>
  );
}
