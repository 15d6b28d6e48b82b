import { type SubmissionState, isOutcomePending } from '@/machines/submissionMachine';
import { Alert, Button, Space } from 'antd';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { findObstacle, type useSubmission } from './useSubmission';
import { CLOCK } from '@/i18n/locale';
import * as styles from '../caseDetail.module.css';
import type { useDraft } from './useDraft';

interface UnknownOutcomeProps {
  readonly submission: Pick<
    ReturnType<typeof useSubmission>,
    'state' | 'ask' | 'settle' | 'sendAgain' | 'takeBack' | 'refusal'
  >;
}

/** Shows that a valid change was not executed, and the way to proceed. */
function Obstacle({ refusal }: { readonly refusal: unknown }) {
  const obstacle = findObstacle(refusal);
  if (!obstacle) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBottom: 12 }}
      title={<FormattedMessage id={`case.submission.${obstacle}`} />}
    />
  );
}

const isShown = (
  state: SubmissionState,
): state is 'waiting' | 'unknown' | 'asking' | 'running' | 'neverArrived' | 'notAskable' =>
  isOutcomePending(state) || state === 'neverArrived' || state === 'waiting';

/** States that need no lookup. */
const CALM: ReadonlySet<SubmissionState> = new Set(['waiting', 'running', 'neverArrived']);

/**
 * Shown without a response or without a network connection: 'no server' does not mean 'not done' (CD-06). Shows the known facts, and the
 * way to find out more.
 */
export function UnconfirmedOutcomeAlert({
  submission: { state, ask, settle, sendAgain, takeBack, refusal },
}: UnknownOutcomeProps) {
  if (!isShown(state)) return <Obstacle refusal={refusal} />;
  const asks = state === 'unknown' || state === 'asking' || state === 'notAskable';
  // Never disabled, even while the surrounding form is disabled until the outcome is known.
  return (
    <Alert
      type={CALM.has(state) ? 'info' : 'warning'}
      showIcon
      role="alert"
      style={{ marginBottom: 12 }}
      title={<FormattedMessage id={`case.submission.${state}`} />}
      action={
        <Space orientation="vertical">
          {state === 'waiting' && (
            <Button size="small" disabled={false} onClick={takeBack}>
              <FormattedMessage id="case.submission.takeBack" />
            </Button>
          )}
          {asks && (
            <Button size="small" disabled={false} loading={state === 'asking'} onClick={ask}>
              <FormattedMessage id="case.submission.ask" />
            </Button>
          )}
          {state === 'notAskable' && (
            <>
              <Button size="small" disabled={false} onClick={settle}>
                <FormattedMessage id="case.submission.wasDone" />
              </Button>
              <Button size="small" disabled={false} danger onClick={sendAgain}>
                <FormattedMessage id="case.submission.sendAgain" />
              </Button>
            </>
          )}
        </Space>
      }
    />
  );
}

/** Shows the save state of the draft and allows the user to discard it. */
export function DraftStatus({
  draft: { state, savedAt, discard },
}: {
  readonly draft: Pick<ReturnType<typeof useDraft>, 'state' | 'savedAt' | 'discard'>;
}) {
  return (
    <output className={styles['draftLine']}>
      {state === 'saved' ? (
        <FormattedMessage id="case.draft.saved" values={{ time: <FormattedTime value={savedAt ?? ''} {...CLOCK} /> }} />
      ) : (
        state !== 'none' && <FormattedMessage id={`case.draft.${state}`} />
      )}
      {state !== 'none' && state !== 'elsewhere' && (
        <Button type="link" size="small" onClick={() => void discard()}>
          <FormattedMessage id="case.draft.discard" />
        </Button>
      )}
    </output>
  );
}
