import { canUsePasskeys } from '@/browser/device/passkeys';
import type { FactorProof } from '@/contract/codes/signInCodes';
import type { FactorProofRequest } from '@/contract/entities/users/secondFactor';
import { FACTOR_CODE_MAX, TOTP_DIGITS } from '@/contract/ourLimits';
import type { LoginContext } from '@/machines/loginModel';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { LoginField } from './LoginField';
import { LoginAlert } from './LoginForm';
import type { PathsUnder } from './loginFields';
import * as form from './loginForm.module.css';
import * as parts from './loginParts.module.css';
import { LoginTitle } from './LoginTitle';

interface SecondFactorScreenProps {
  readonly place: PathsUnder<'secondFactor'>;
  readonly context: LoginContext;
  readonly onFactor: (proof: FactorProofRequest) => void;
  readonly onPasskey: () => void;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

const BUSY = {
  'secondFactor.passkey': 'login.factor.passkey.waiting',
  'secondFactor.verifying': 'login.factor.verifying',
} as const;

const getSubmitText = (kind: FactorProof, isAccepted: boolean) =>
  kind === 'passkey' && !isAccepted ? 'login.factor.passkey.use' : 'login.factor.submit';

/** Spaces in which apps show their codes. */
const SPACES = /\s/g;

/** Second factor after the password (ASVS 6.3.3): a code of the authenticator app, a passkey, or a recovery code. */
export function SecondFactorScreen({ place, context, onFactor, onPasskey, onRetry, onBack }: SecondFactorScreenProps) {
  const { formatMessage } = useIntl();
  const proofs = context.proofs.filter((proof) => proof !== 'passkey' || canUsePasskeys());
  const [first = 'passkey'] = proofs;
  const [kind, setKind] = useState<FactorProof>(first);
  const isBusy = place !== 'secondFactor.choosing';
  // With nothing but passkeys, a browser that cannot use them has nothing to give.
  const canGive = proofs.length > 0;
  const isAccepted = context.msg === 'factor.passed';
  const field = useFocusedCode(isBusy);
  const submit = (): void => {
    if (isAccepted) onRetry();
    else if (kind === 'passkey') onPasskey();
    else onFactor({ kind, code: (field.current?.querySelector('input')?.value ?? '').replaceAll(SPACES, '') });
  };
  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit();
      }}
      aria-label={formatMessage({ id: 'login.factor.title' })}
    >
      <LoginTitle id="login.factor.title" />
      <LoginAlert told={context} />
      {!isAccepted && (
        <div ref={field}>
          <p>{formatMessage({ id: canGive ? `login.factor.${kind}.text` : 'login.factor.passkey.missing' })}</p>
          {kind !== 'passkey' && <CodeField key={kind} kind={kind} isBusy={isBusy} />}
          <OtherProofs proofs={proofs} chosen={kind} isBusy={isBusy} onChoose={setKind} />
        </div>
      )}
      <output>{isBusy && formatMessage({ id: BUSY[place] })}</output>
      <ProofActions submit={canGive ? getSubmitText(kind, isAccepted) : null} isBusy={isBusy} onBack={onBack} />
    </form>
  );
}

interface ProofActionsProps extends Pick<SecondFactorScreenProps, 'onBack'> {
  /** Message id of the submit button; null if the browser can give no proof. */
  readonly submit: ReturnType<typeof getSubmitText> | null;
  readonly isBusy: boolean;
}

function ProofActions({ submit, isBusy, onBack }: ProofActionsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={parts['actions']}>
      <button type="button" className={parts['secondary']} onClick={onBack}>
        {formatMessage({ id: 'login.face.back' })}
      </button>
      {submit !== null && (
        <button type="submit" className={parts['primary']} aria-disabled={isBusy}>
          {formatMessage({ id: submit })}
        </button>
      )}
    </div>
  );
}

/** Focuses the code at first and after a refusal, with its text selected so that typing replaces it. */
function useFocusedCode(isBusy: boolean) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBusy) return;
    const input = field.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, [isBusy]);
  return field;
}

/** The input is uncontrolled: a typed code never enters any state. */
function CodeField({ kind, isBusy }: Pick<FactorProofRequest, 'kind'> & { readonly isBusy: boolean }) {
  const { formatMessage } = useIntl();
  const isTotp = kind === 'totp';
  return (
    <LoginField
      name="code"
      label={formatMessage({ id: `login.factor.${kind}.code` })}
      readOnly={isBusy}
      inputMode={isTotp ? 'numeric' : 'text'}
      autoComplete={isTotp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      // Codes may be pasted with spaces.
      maxLength={isTotp ? TOTP_DIGITS + 2 : FACTOR_CODE_MAX}
      required
    />
  );
}

interface OtherProofsProps {
  readonly proofs: readonly FactorProof[];
  readonly chosen: FactorProof;
  readonly isBusy: boolean;
  readonly onChoose: (kind: FactorProof) => void;
}

function OtherProofs({ proofs, chosen, isBusy, onChoose }: OtherProofsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {proofs
        .filter((kind) => kind !== chosen)
        .map((kind) => (
          <button
            key={kind}
            type="button"
            className={`${parts['secondary']} ${parts['wide']}`}
            disabled={isBusy}
            onClick={() => onChoose(kind)}
          >
            {formatMessage({ id: `login.factor.${kind}.use` })}
          </button>
        ))}
      <p>{formatMessage({ id: 'login.factor.help' })}</p>
    </>
  );
}
