import { MOVING_POLL_MS } from '@/api/client/polling';
import { useLawReplayCancelMutation, useLawReplayListingQuery } from '@/api/endpoints/management/lawReplayApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { BINDING_STATE } from '@/contract/codes/queueCodes';
import type { LawReplay } from '@/contract/entities/law/lawReplay';
import { getDecisionsPath } from '@/contract/routes';
import { useLocale } from '@/i18n/languageContext';
import { formatDayText, DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ShareBar } from '@/ui/format/ShareBar';
import { usePermission } from '@/ui/screen/currentUser';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Select, Button, Tag } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { PanelFrame } from '../PanelFrame';
import { QueryBoundary } from '../QueryBoundary';
import { FieldBox, SettingsHint, SettingsTextLine, SettingsRows } from '../systemElements';
import { Findings } from './Findings';
import { isReplayRunning } from './replayState';
import { StartReplay } from './StartReplay';

interface ReplayChoiceProps {
  readonly replays: readonly LawReplay[];
  readonly shown: LawReplay;
  readonly onChoose: (id: string) => void;
}

/** Selects one of the latest replays. */
function ReplayChoice({ replays, shown, onChoose }: ReplayChoiceProps) {
  const id = useId();
  const intl = useIntl();
  const label = ({ from, to, packs, userName }: LawReplay): string =>
    intl.formatMessage(
      { id: 'lawReplay.of' },
      { from: formatDayText(from, intl), to: formatDayText(to, intl), packs: packs.join(', '), name: userName },
    );
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id="lawReplay.shown" />
      </label>
      <Select<string>
        id={id}
        value={shown.id}
        options={replays.map((each) => ({ value: each.id, label: label(each) }))}
        onChange={onChoose}
      />
    </FieldBox>
  );
}

/** Progress of a replay and its findings so far. */
function ReplayFacts({ replay }: { readonly replay: LawReplay }) {
  const language = useLocale();
  const { state, contacts, refused, doubted, lifted = 0, userName, createdTime } = replay;
  return (
    <SettingsRows as="section" aria-live="polite">
      <SettingsTextLine>
        <Tag {...(state === 'failed' && { color: 'error' })}>{getCodeLabel(BINDING_STATE, state, language)}</Tag>
        <strong>
          <FormattedMessage id="lawReplay.result" values={{ contacts, refused, doubted, lifted }} />
        </strong>
        <SettingsHint>
          <FormattedMessage id="lawReplay.by" values={{ name: userName, time: <DateTime at={createdTime} /> }} />
        </SettingsHint>
      </SettingsTextLine>
      {isReplayRunning(replay) && <Progress replay={replay} />}
    </SettingsRows>
  );
}

function Progress({ replay: { id, done, borrowers } }: { readonly replay: LawReplay }) {
  const [cancel, { isLoading }] = useLawReplayCancelMutation();
  return (
    <SettingsTextLine>
      <FormattedMessage id="lawReplay.progress" values={{ done, borrowers }} />
      <ShareBar part={done} of={borrowers} />
      <Button size="small" loading={isLoading} onClick={() => void cancel({ id })}>
        <FormattedMessage id="lawReplay.cancel" />
      </Button>
    </SettingsTextLine>
  );
}

/** Replays past contacts against any pack: violations by rule, agent and day (LC-07). */
export function ReplayPanel() {
  const mayMonitor = usePermission('monitoring.read');
  const [isMoving, setMoving] = useState(false);
  const query = useLawReplayListingQuery(undefined, { pollingInterval: isMoving ? MOVING_POLL_MS : 0 });
  const moves = query.data?.some(isReplayRunning) ?? false;
  if (moves !== isMoving) setMoving(moves);
  return (
    <PanelFrame
      title="system.tab.lawReplay"
      intro="lawReplay.intro"
      changes="system.read"
      action={
        mayMonitor && (
          <Link to={getDecisionsPath()}>
            <FormattedMessage id="lawReplay.decisions" />
          </Link>
        )
      }
    >
      <QueryBoundary query={query}>
        {(replays) => (
          <SettingsRows>
            <StartReplay isBusy={moves} />
            <Shown replays={replays} />
          </SettingsRows>
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
    <SettingsRows>
      <ReplayChoice replays={replays} shown={shown} onChoose={(id) => setParams({ tab: 'lawReplay', replay: id })} />
      <ReplayFacts replay={shown} />
      <Findings key={shown.id} replay={shown} />
    </SettingsRows>
  );
}
