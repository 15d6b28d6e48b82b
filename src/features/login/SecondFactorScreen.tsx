import type { FactorProof } from '@/contract/codes/signInCodes';
import type { FactorProofRequest } from '@/contract/entities/users/secondFactor';
import { FACTOR_CODE_MAX, TOTP_DIGITS } from '@/contract/ourLimits';
import type { LoginContext } from '@/machines/loginModel';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
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
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** Spaces in which apps show their codes. */
const SPACES = /\s/g;

/** Second factor after the password (ASVS 6.3.3): a code of the authenticator app, or a recovery code. */
export function SecondFactorScreen({ place, context, onFactor, onRetry, onBack }: SecondFactorScreenProps) {
  const { formatMessage } = useIntl();
  const [first = 'totp'] = context.proofs;
  const [kind, setKind] = useState<FactorProof>(first);
  const isBusy = place === 'secondFactor.verifying';
  const isAccepted = context.msg === 'factor.passed';
  const field = useFocusedCode(isBusy);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (isAccepted) onRetry();
    else onFactor({ kind, code: (field.current?.querySelector('input')?.value ?? '').replaceAll(SPACES, '') });
  };
  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={submit}
      aria-label={formatMessage({ id: 'login.factor.title' })}
    >
      <LoginTitle id="login.factor.title" />
      <LoginAlert told={context} />
      {!isAccepted && (
        <div ref={field}>
          <p>{formatMessage({ id: `login.factor.${kind}.text` })}</p>
          <CodeField key={kind} kind={kind} isBusy={isBusy} />
          <OtherProofs proofs={context.proofs} chosen={kind} isBusy={isBusy} onChoose={setKind} />
        </div>
      )}
      <output>{isBusy && formatMessage({ id: 'login.factor.verifying' })}</output>
      <div className={parts['actions']}>
        <button type="button" className={parts['secondary']} onClick={onBack}>
          {formatMessage({ id: 'login.face.back' })}
        </button>
        <button type="submit" className={parts['primary']} aria-disabled={isBusy}>
          {formatMessage({ id: 'login.factor.submit' })}
        </button>
      </div>
    </form>
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
function CodeField({ kind, isBusy }: { readonly kind: FactorProof; readonly isBusy: boolean }) {
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
