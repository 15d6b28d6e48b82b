import {
  takePasskeyOptions,
  takeRecoveryCodes,
  toConfirmPasskeyArg,
  useSecondFactorAddPasskeyMutation,
  useSecondFactorConfirmPasskeyMutation,
} from '@/api/endpoints/account/ownFactorsApi';
import { createPasskey, getDeviceName, type PasskeyFailure } from '@/browser/device/passkeys';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FactorNameForm } from './FactorNameForm';
import * as styles from './factors.module.css';

interface AddPasskeyProps {
  /** Receives the new recovery codes, if there are any. */
  readonly onAdded: (codes: readonly string[]) => void;
  /** Second button of the form, such as 'cancel'. */
  readonly other: ReactNode;
}

/** Adds a passkey under a name; the form stays open with the reason if the browser or the server refuses. */
export function AddPasskey({ onAdded, other }: AddPasskeyProps) {
  const { formatMessage } = useIntl();
  const { add, isAdding, reason } = useAddedPasskey(onAdded);
  const device = getDeviceName();
  const name =
    device === undefined ? { id: 'factors.passkey.name' as const } : { id: 'factors.passkey.nameOn' as const };
  return (
    <FactorNameForm
      form="passkeyName"
      initialName={formatMessage(name, { device })}
      hint={formatMessage({ id: 'factors.passkey.nameHint' })}
      other={other}
      isLoading={isAdding}
      onName={(chosen) => void add(chosen)}
    >
      <p>
        <FormattedMessage id="factors.passkey.text" />
      </p>
      {reason !== null && <Alert type="error" showIcon title={reason} className={styles['required'] ?? ''} />}
    </FactorNameForm>
  );
}

/** Returns a function that adds a passkey, and why the last attempt failed. */
function useAddedPasskey(onAdded: AddPasskeyProps['onAdded']) {
  const intl = useIntl();
  const [begin] = useSecondFactorAddPasskeyMutation();
  const [confirm, { error }] = useSecondFactorConfirmPasskeyMutation();
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const create = async (name: string): Promise<void> => {
    const begun = await begin();
    if (!begun.data) return;
    const passkey = await createPasskey(takePasskeyOptions(begun.data));
    if (typeof passkey === 'string') {
      setFailure(passkey);
      return;
    }
    const { data } = await confirm(toConfirmPasskeyArg(name, passkey));
    if (!data) return;
    onAdded(takeRecoveryCodes(data));
  };
  const add = async (name: string): Promise<void> => {
    setFailure(null);
    setAdding(true);
    await create(name);
    setAdding(false);
  };
  const refusal = error === undefined ? null : formatFailure(error, intl);
  const reason = failure === null ? refusal : intl.formatMessage({ id: `factors.passkey.${failure}` });
  return { add, isAdding, reason: isAdding ? null : reason };
}
