import { mainCall } from '../../call';
import { ASKS_SECOND } from '../../entities/management/approval';
import { lawModeRequest } from '../../entities/law/lawModes';
import { lawChoice, lawReviewRequest, lawSettings } from '../../entities/law/lawSettings';
import { lawToday } from '../../entities/law/lawToday';
import { ownRulesRequest } from '../../entities/law/ownRules';
import { done } from '../../schemas';

const changes = {
  method: 'POST',
  answer: done,
  who: 'system.manage',
  rows: 'institution',
  notice: 'save',
  chosenByUs: true,
} as const;

/** The packs of law (ours; LC-02). */
export const lawCalls = {
  today: mainCall({
    method: 'GET',
    path: 'manage/law/today',
    answer: lawToday,
    who: 'board.lead',
    rows: 'visibleCases',
    chosenByUs: true,
    means:
      'What the rules cost today by the hour, contacts refused and cases parked, and when parked cases come back: a leader sees those of the group.',
  }),
  settings: mainCall({
    method: 'GET',
    path: 'manage/law',
    answer: lawSettings,
    who: 'system.read',
    rows: 'institution',
    chosenByUs: true,
    means: 'Which packs of law apply in the institution, and which of them somebody has compared with their texts.',
  }),
  choose: mainCall({
    ...changes,
    path: 'manage/law/choose',
    body: lawChoice,
    asksBack: ASKS_SECOND,
    means:
      'Sets which packs apply; the rules of the house apply besides, and all of them together. Leaving one out is loosening, once rules warn or refuse.',
  }),
  mode: mainCall({
    ...changes,
    path: 'manage/law/mode',
    body: lawModeRequest,
    asksBack: ASKS_SECOND,
    means:
      'Sets whether the rules are asked at all, only recorded, asked about first, or refuse, and which rules and queues have a mode of their own; loosening waits for a second person where there is another administrator (LC-08).',
  }),
  own: mainCall({
    ...changes,
    path: 'manage/law/own',
    body: ownRulesRequest,
    asksBack: ASKS_SECOND,
    means:
      "Sets the institution's own rules, beside those of the packs: each can only refuse more, and one that would change nothing is refused (110). To leave one out is loosening, once rules warn or refuse.",
  }),
  review: mainCall({
    ...changes,
    path: 'manage/law/review',
    body: lawReviewRequest,
    means:
      'Notes that the caller has compared a version of a pack with its texts; another version, or the same once it was changed, takes another review.',
  }),
};
