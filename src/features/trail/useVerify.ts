import { useTrailVerifyMutation } from '@/api/endpoints/management/trailApi';
import type { TrailCheck, TrailSelection } from '@/contract/entities/users/trail';
import { useEffect, useRef, useState } from 'react';

/** Progress or result of the chain verification. */
export type VerificationState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly to: number; readonly total: number }
  | { readonly state: 'cancelled'; readonly to: number; readonly total: number }
  | { readonly state: 'good'; readonly check: TrailCheck; readonly anchors: number }
  | { readonly state: 'bad'; readonly check: TrailCheck; readonly anchors: number }
  | { readonly state: 'failed'; readonly error: unknown };

/** Verifies a whole chain in sections, until the end, the first invalid row, or a cancellation. */
export function useVerify(of: TrailSelection | undefined) {
  const [ask] = useTrailVerifyMutation();
  const [verifying, setVerifying] = useState<VerificationState>({ state: 'idle' });
  const run = useRef(0);
  // Stops when the screen is left.
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function verify(): Promise<void> {
    const mine = (run.current += 1);
    let from = 1;
    let anchors = 0;
    setVerifying({ state: 'running', to: 0, total: 0 });
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each stretch begins where the one before ended
      const { data: check, error } = await ask({ from, of });
      if (run.current !== mine) return;
      if (!check) return setVerifying({ state: 'failed', error });
      anchors += check.anchors;
      if (check.fault) return setVerifying({ state: 'bad', check, anchors });
      if (check.to >= check.total) return setVerifying({ state: 'good', check, anchors });
      from = check.to + 1;
      setVerifying({ state: 'running', to: check.to, total: check.total });
    }
  }

  function cancel(): void {
    run.current += 1;
    setVerifying((now) => (now.state === 'running' ? { ...now, state: 'cancelled' } : now));
  }

  return { verifying, verify, cancel };
}
