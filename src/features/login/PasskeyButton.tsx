import { canUsePasskeys } from '@/browser/device/passkeys';
import { useIntl } from 'react-intl';

import * as parts from './loginParts.module.css';

interface PasskeyButtonProps {
  readonly disabled: boolean;
  readonly onPasskey: () => void;
}

/** Starts the sign-in with a passkey, in browsers that can use one. */
export function PasskeyButton({ disabled, onPasskey }: PasskeyButtonProps) {
  const { formatMessage } = useIntl();
  if (!canUsePasskeys()) return null;
  return (
    <button type="button" className={`${parts['secondary']} ${parts['wide']}`} disabled={disabled} onClick={onPasskey}>
      {formatMessage({ id: 'login.passkey' })}
    </button>
  );
}
