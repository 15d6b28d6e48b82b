import { MOVING_POLL_MS } from '@/api/client/polling';
import { useLawReplayFindingsQuery } from '@/api/endpoints/management/lawReplayApi';
import { type ReplayFinding, type LawReplay, FINDINGS_BY, type FindingsBy } from '@/contract/entities/law/lawReplay';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { ANNOUNCEMENT_TEXT_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { formatDayText } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Segmented } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { type AnnouncementDraft, createDraft } from '../announcements/announcementDraft';
import { AnnouncementDrawer } from '../announcements/AnnouncementDrawer';
import type { RuleLanguage } from '../law/describeRule';
import { SettingsRows } from '../systemElements';
import { FindingTable } from './FindingTable';
import { describeFoundRule } from './describeFoundRule';
import { isReplayRunning } from './replayState';

/** Returns the day of the finding, or the range of all days. */
const getDays = ({ day }: ReplayFinding, { from, to }: LawReplay) =>
  day === null ? { from, to } : { from: day, to: day };

/** Drafts an announcement for the agent of a finding. A person must add the penalty, and nothing is sent. */
function getAnnouncement(finding: ReplayFinding, replay: LawReplay, words: RuleLanguage): AnnouncementDraft {
  const { intl, language } = words;
  const empty = createDraft();
  const days = getDays(finding, replay);
  const values = {
    count: finding.count,
    from: formatDayText(days.from, intl),
    to: formatDayText(days.to, intl),
    rule: finding.rule === null ? 'all' : describeFoundRule(finding, replay, words),
    isAll: String(finding.rule === null),
  };
  const text = intl.formatMessage({ id: 'lawReplay.said' }, values).slice(0, ANNOUNCEMENT_TEXT_MAX);
  const name = finding.agentName ?? '';
  return {
    ...empty,
    name,
    idNo: finding.username ?? '',
    forUser: finding.agentId === null ? null : { id: finding.agentId, name },
    texts: { ...empty.texts, [language]: { irregularities: text, processResult: '', content: text } },
  };
}

/** Refetches once when a running replay has ended: earlier data may lack its last findings. */
function useRunEnd(replay: LawReplay, onEnd: () => void): void {
  const isRunning = isReplayRunning(replay);
  const wasRunning = useRef(isRunning);
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    if (hasEnded) finish();
  }, [isRunning]);
}

/** Findings of a replay, grouped by rule, agent or day, each with some of the contacts. A finding can become an announcement (LC-07). */
export function Findings({ replay }: { readonly replay: LawReplay }) {
  const intl = useIntl();
  const language = useLocale();
  const [by, put] = useState<FindingsBy>('rule');
  const [page, turn] = useState(1);
  const [draft, write] = useState<AnnouncementDraft>();
  const moves = isReplayRunning(replay) ? MOVING_POLL_MS : 0;
  const query = useLawReplayFindingsQuery(
    { id: replay.id, by, page },
    { pollingInterval: moves, refetchOnMountOrArgChange: true },
  );
  const { refetch } = query;
  useRunEnd(replay, () => void refetch());
  const isPending = isReplayRunning(replay) || replay.refused + replay.doubted > 0;
  const label = intl.formatMessage({ id: 'lawReplay.findings' });
  return (
    <SettingsRows as="section">
      <Segmented<FindingsBy>
        aria-label={label}
        value={by}
        options={FINDINGS_BY.map((each) => ({
          value: each,
          label: intl.formatMessage({ id: `lawReplay.by.${each}` }),
        }))}
        onChange={(chosen) => {
          put(chosen);
          turn(1);
        }}
        style={{ alignSelf: 'start' }}
      />
      <FindingTable
        key={by}
        by={by}
        replay={replay}
        onAnnounce={(finding) => write(getAnnouncement(finding, replay, { intl, language }))}
        label={label}
        {...keepPreviousPage(query)}
        place={{ page, size: PAGE_SIZE_TABLE }}
        onPlace={(place) => turn(place.page)}
        empty={
          <EmptyState title={intl.formatMessage({ id: isPending ? 'lawReplay.nothingYet' : 'lawReplay.nothing' })} />
        }
      />
      {draft && <AnnouncementDrawer msgId={null} draft={draft} onClose={() => write(undefined)} />}
    </SettingsRows>
  );
}
