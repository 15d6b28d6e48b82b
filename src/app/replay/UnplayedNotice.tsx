import { Alert } from 'antd';
import { useIntl } from 'react-intl';

import type { Replayed } from './replayedStates';

interface UnplayedNoticeProps {
  readonly unplayed: Replayed['unplayed'];
  /** How many there are in the recording. */
  readonly actions: number;
}

/** That the screens may not be those of the recorded session, and why; the list of the steps names each. */
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
