import { Alert } from 'antd';
import { useIntl } from 'react-intl';

import type { Replayed } from './replayedStates';

interface UnplayedNoticeProps {
  readonly unplayed: Replayed['unplayed'];
  /** Total number of actions in the recording. */
  readonly actions: number;
}

/** Warns that the screens may differ from those of the recorded session, with the reason; the list of steps names each case. */
export function UnplayedNotice({ unplayed, actions }: UnplayedNoticeProps) {
  const { formatMessage } = useIntl();
  if (unplayed.size === 0) return null;
  const reasons = [...new Set(unplayed.values())].map((reason) => formatMessage({ id: `replay.unplayed.${reason}` }));
  return (
    <Alert
      type="warning"
      role="alert"
      title={formatMessage({ id: 'replay.unplayed' }, { count: unplayed.size, actions })}
      description={reasons.join('; ')}
    />
  );
}
