import { useLawReplayFindingsQuery } from '@/api/lawReplayApi';
import { MOVING_POLL_MS } from '@/api/polling';
import { FINDINGS_BY, type FindingsBy, type LawFinding, type LawReplay } from '@/contract/entities/lawReplay';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { useLanguage } from '@/i18n/languageContext';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { AnnouncementDrawer } from '../announcements/AnnouncementDrawer';
import type { AnnouncementDraft } from '../announcements/announcementDraft';
import { Rows } from '../styled';
import { announcementOf } from './announcementOf';
import { examplesOf } from './Examples';
import { useFindingColumns } from './findingColumns';
import { isUnderWay } from './replayState';

const EXPANDED = { expandedRowRender: examplesOf };

const keyOf = ({ day, pack, rule, agentId }: LawFinding): string => [day, pack, rule, agentId].join(' ');

/** What a replay found, by rule, by agent, by day, or each with some of the contacts; from there to an announcement (LC-07). */
export function Findings({ replay }: { readonly replay: LawReplay }) {
  const intl = useIntl();
  const language = useLanguage();
  const [by, put] = useState<FindingsBy>('rule');
  const [page, turn] = useState(1);
  const [draft, write] = useState<AnnouncementDraft>();
  const moves = isUnderWay(replay) ? MOVING_POLL_MS : 0;
  const query = useLawReplayFindingsQuery({ id: replay.id, by, page }, { pollingInterval: moves });
  const announce = (finding: LawFinding): void => write(announcementOf(finding, replay, { intl, language }));
  const columns = useFindingColumns(by, { replay, onAnnounce: announce });
  const label = intl.formatMessage({ id: 'lawReplay.findings' });
  return (
    <Rows as="section">
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
      <PagedTable<LawFinding>
        label={label}
        columns={columns}
        {...shownPage(query)}
        rowKey={keyOf}
        place={{ page, size: PAGE_SIZE_TABLE }}
        onPlace={(place) => turn(place.page)}
        empty={<EmptyState title={intl.formatMessage({ id: moves ? 'lawReplay.nothingYet' : 'lawReplay.nothing' })} />}
        {...(by === 'each' && { expandable: EXPANDED })}
      />
      {draft && <AnnouncementDrawer msgId={null} draft={draft} onClose={() => write(undefined)} />}
    </Rows>
  );
}
