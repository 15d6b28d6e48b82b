import { mainCall } from '../call';
import { lawChoice, lawReviewRequest, lawSettings } from '../entities/lawSettings';
import { done } from '../schemas';

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
    means: 'Sets which packs apply; the rules of the house apply besides, and all of them together.',
  }),
  review: mainCall({
    ...changes,
    path: 'manage/law/review',
    body: lawReviewRequest,
    means:
      'Notes that the caller has compared a version of a pack with its texts; another version, or the same once it was changed, takes another review.',
  }),
};
