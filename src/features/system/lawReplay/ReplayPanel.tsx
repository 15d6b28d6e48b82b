import { useLawReplayListingQuery } from '@/api/endpoints/management/lawReplayApi';
import { MOVING_POLL_MS } from '@/api/client/polling';
import type { LawReplay } from '@/contract/entities/law/lawReplay';
import { decisionsPath } from '@/contract/routes';
import { usePermission } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { Rows } from '../styled';
import { Findings } from './Findings';
import { ReplayFacts } from './ReplayFacts';
import { isUnderWay } from './replayState';
import { ReplayChoice } from './ReplayChoice';
import { StartReplay } from './StartReplay';

/** Replays past contacts against any pack: violations by rule, agent and day (LC-07). */
export function ReplayPanel() {
  const mayMonitor = usePermission('monitoring.read');
  const [isMoving, setMoving] = useState(false);
  const query = useLawReplayListingQuery(undefined, { pollingInterval: isMoving ? MOVING_POLL_MS : 0 });
  const moves = query.data?.some(isUnderWay) ?? false;
  if (moves !== isMoving) setMoving(moves);
  return (
    <PanelFrame
      title="system.tab.lawReplay"
      intro="lawReplay.intro"
      changes="system.read"
      action={
        mayMonitor && (
          <Link to={decisionsPath()}>
            <FormattedMessage id="lawReplay.decisions" />
          </Link>
        )
      }
    >
      <QueryBoundary query={query}>
        {(replays) => (
          <Rows>
            <StartReplay isBusy={moves} />
            <Shown replays={replays} />
          </Rows>
        )}
      </QueryBoundary>
    </PanelFrame>
  );
}

/** Returns the replay in the address, or the newest one. */
function Shown({ replays }: { readonly replays: readonly LawReplay[] }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const shown = replays.find(({ id }) => id === params.get('replay')) ?? replays[0];
  if (!shown) return <EmptyState isLine title={formatMessage({ id: 'lawReplay.none' })} />;
  return (
    <Rows>
      <ReplayChoice replays={replays} shown={shown} onChoose={(id) => setParams({ tab: 'lawReplay', replay: id })} />
      <ReplayFacts replay={shown} />
      <Findings key={shown.id} replay={shown} />
    </Rows>
  );
}
