import type { UnknownAction } from '@reduxjs/toolkit';
import { Button, Space } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReplayedAction, SkippedAction } from './replayAll';
import * as styles from './replayPage.module.css';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const within = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isFields(part) ? part[name] : undefined), value);

/** Describes the subject of an action: the login event, the endpoint of a call, or an address. */
function describeAction(action: UnknownAction): string {
  const about = [
    within(action, 'payload', 'event', 'type'),
    within(action, 'meta', 'arg', 'endpointName'),
    within(action, 'payload'),
  ].find((part) => typeof part === 'string');
  return typeof about === 'string' ? `${action.type} · ${about}` : action.type;
}

/** Actions listed before and after the one that is shown. */
const AROUND = 100;

interface ReplayStepsProps {
  readonly actions: readonly UnknownAction[];
  readonly unplayed: ReplayedAction['unplayed'];
  /** Number of actions played; 0 is the initial state. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Steps through a recording action by action. */
export function ReplaySteps({ actions, unplayed, step, onStep }: ReplayStepsProps) {
  const { formatMessage } = useIntl();
  const first = Math.max(0, step - AROUND);
  return (
    <>
      <Space wrap>
        <Button disabled={step === 0} onClick={() => onStep(step - 1)}>
          <FormattedMessage id="replay.back" />
        </Button>
        <Button type="primary" disabled={step === actions.length} onClick={() => onStep(step + 1)}>
          <FormattedMessage id="replay.forward" />
        </Button>
        <output>
          <FormattedMessage id="replay.step" values={{ step, steps: actions.length }} />
        </output>
      </Space>
      <input
        type="range"
        className={styles['slider']}
        aria-label={formatMessage({ id: 'replay.slider' })}
        min={0}
        max={actions.length}
        value={step}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <ol className={styles['actions']} start={first + 1} aria-label={formatMessage({ id: 'replay.actions' })}>
        {actions.slice(first, step + AROUND).map((action, place) => (
          <li key={first + place} aria-current={first + place + 1 === step ? 'step' : undefined}>
            <button type="button" onClick={() => onStep(first + place + 1)}>
              {describeAction(action)}
              <LeftOut reason={unplayed.get(first + place + 1)} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function LeftOut({ reason }: { readonly reason: SkippedAction | undefined }) {
  return (
    reason && (
      <em>
        {' – '}
        <FormattedMessage id={`replay.unplayed.${reason}`} />
      </em>
    )
  );
}
