import type { ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import { ANNOUNCEMENT_TEXT_MAX } from '@/contract/ourLimits';
import { dayText } from '@/ui/dates/DateTime';

import { type AnnouncementDraft, newDraft } from '../announcements/announcementDraft';
import type { RuleLanguage } from '../law/ruleWords';
import { foundRuleWords } from './foundRuleWords';

/** Returns the day of the finding, or the range of all days. */
const getDays = ({ day }: ReplayFinding, { from, to }: LawReplay) =>
  day === null ? { from, to } : { from: day, to: day };

/** Drafts an announcement for the agent of a finding. A person must add the penalty, and nothing is sent. */
export function getAnnouncement(finding: ReplayFinding, replay: LawReplay, words: RuleLanguage): AnnouncementDraft {
  const { intl, language } = words;
  const empty = newDraft();
  const days = getDays(finding, replay);
  const values = {
    count: finding.count,
    from: dayText(days.from, intl),
    to: dayText(days.to, intl),
    rule: finding.rule === null ? 'all' : foundRuleWords(finding, replay, words),
    isAll: String(finding.rule === null),
  };
  const said = intl.formatMessage({ id: 'lawReplay.said' }, values).slice(0, ANNOUNCEMENT_TEXT_MAX);
  const name = finding.agentName ?? '';
  return {
    ...empty,
    name,
    idNo: finding.username ?? '',
    forUser: finding.agentId === null ? null : { id: finding.agentId, name },
    texts: { ...empty.texts, [language]: { irregularities: said, processResult: '', content: said } },
  };
}
