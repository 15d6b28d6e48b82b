import { canUsePasskeys } from '@/browser/device/passkeys';
import type { FactorKind } from '@/contract/codes/signInCodes';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { AddPasskey } from './AddPasskey';
import { AddTotp } from './AddTotp';
import { RecoveryCodes } from './RecoveryCodes';

const WIDTH = 560;

/** Callbacks of the setup. */
export interface FirstFactorDialogProps {
  readonly onDone: () => void;
  readonly onLogout: () => void;
}

/** Dialog in which users set up the second factor that their institution requires; it cannot be dismissed (ASVS 6.3.3). */
export function FirstFactorDialog({ onDone, onLogout }: FirstFactorDialogProps) {
  const { formatMessage } = useIntl();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [kind, setKind] = useState<FactorKind>('totp');
  const other: FactorKind = kind === 'totp' ? 'passkey' : 'totp';
  const Add = kind === 'totp' ? AddTotp : AddPasskey;
  const added = (issued: readonly string[]): void => {
    if (issued.length > 0) setCodes(issued);
    else onDone();
  };
  return (
    <Modal
      open
      width={WIDTH}
      title={formatMessage({ id: 'factors.first.title' })}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={onDone} />
      ) : (
        <>
          <p>{formatMessage({ id: 'factors.first.text' })}</p>
          <Add other={<Button onClick={onLogout}>{formatMessage({ id: 'shell.logout' })}</Button>} onAdded={added} />
          {canUsePasskeys() && (
            <Button type="link" onClick={() => setKind(other)}>
              {formatMessage({ id: `factors.${other}.add` })}
            </Button>
          )}
        </>
      )}
    </Modal>
  );
}
