import { mainCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
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
      'Returns refused contacts and parked cases of today by hour, and when parked cases return. A leader sees the group.',
  }),
  settings: mainCall({
    method: 'GET',
    path: 'manage/law',
    answer: lawSettings,
    who: 'system.read',
    rows: 'institution',
    chosenByUs: true,
    means: 'Returns the rule packs that apply to the institution, and the reviewed ones.',
  }),
  choose: mainCall({
    ...changes,
    path: 'manage/law/choose',
    body: lawChoice,
    asksBack: APPROVAL_REFUSAL,
    means:
      "Sets the packs that apply, in addition to Saldo's own rules. Once rules warn or refuse, removing a pack counts as a relaxation.",
  }),
  mode: mainCall({
    ...changes,
    path: 'manage/law/mode',
    body: lawModeRequest,
    asksBack: APPROVAL_REFUSAL,
    means:
      'Sets the mode of the contact rules (off, record only, warn, refuse), and separate modes of rules and queues. A relaxation needs an approval if there is another administrator (LC-08).',
  }),
  own: mainCall({
    ...changes,
    path: 'manage/law/own',
    body: ownRulesRequest,
    asksBack: APPROVAL_REFUSAL,
    means:
      "Sets the institution's own rules in addition to the packs. A rule can only refuse more; one that changes nothing is rejected (110). Once rules warn or refuse, removing a rule counts as a relaxation.",
  }),
  review: mainCall({
    ...changes,
    path: 'manage/law/review',
    body: lawReviewRequest,
    means:
      'Marks a version of a pack as reviewed by the caller. Another version, or a changed one, needs another review.',
  }),
};
