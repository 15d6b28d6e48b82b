import { type IntentState, isOutcomePending } from '@/machines/intentMachine';
import { Alert, Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';

import { findObstacle } from './intentOutcome';
import type { useIntent } from './useIntent';

interface UnknownOutcomeProps {
  readonly intent: Pick<
    ReturnType<typeof useIntent>,
    'state' | 'ask' | 'settle' | 'sendAgain' | 'takeBack' | 'refusal'
  >;
}

/** Says that a change was not carried out although nothing is wrong with the input, and what to do. */
function Obstacle({ refusal }: { readonly refusal: unknown }) {
  const obstacle = findObstacle(refusal);
  if (!obstacle) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBottom: 12 }}
      title={<FormattedMessage id={`case.intent.${obstacle}`} />}
    />
  );
}

const isShown = (
  state: IntentState,
): state is 'waiting' | 'unknown' | 'asking' | 'running' | 'neverArrived' | 'notAskable' =>
  isOutcomePending(state) || state === 'neverArrived' || state === 'waiting';

/** Nothing has to be found out. */
const CALM: ReadonlySet<IntentState> = new Set(['waiting', 'running', 'neverArrived']);

/** No answer came, or there is no network to send by: 'no server' does not mean 'not done' (CD-06). Says what is known, and who can find out more. */
export function UnconfirmedOutcomeAlert({
  intent: { state, ask, settle, sendAgain, takeBack, refusal },
}: UnknownOutcomeProps) {
  if (!isShown(state)) return <Obstacle refusal={refusal} />;
  const asks = state === 'unknown' || state === 'asking' || state === 'notAskable';
  // Never disabled, also where the form around it is until this is settled.
  return (
    <Alert
      type={CALM.has(state) ? 'info' : 'warning'}
      showIcon
      role="alert"
      style={{ marginBottom: 12 }}
      title={<FormattedMessage id={`case.intent.${state}`} />}
      action={
        <Space orientation="vertical">
          {state === 'waiting' && (
            <Button size="small" disabled={false} onClick={takeBack}>
              <FormattedMessage id="case.intent.takeBack" />
            </Button>
          )}
          {asks && (
            <Button size="small" disabled={false} loading={state === 'asking'} onClick={ask}>
              <FormattedMessage id="case.intent.ask" />
            </Button>
          )}
          {state === 'notAskable' && (
            <>
              <Button size="small" disabled={false} onClick={settle}>
                <FormattedMessage id="case.intent.wasDone" />
              </Button>
              <Button size="small" disabled={false} danger onClick={sendAgain}>
                <FormattedMessage id="case.intent.sendAgain" />
              </Button>
            </>
          )}
        </Space>
      }
    />
  );
}
