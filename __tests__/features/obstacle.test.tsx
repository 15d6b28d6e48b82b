import { toRefusalFailure } from '@/api/client/apiFailure';
import { RESULT_CODES } from '@/contract/resultCodes';
import { LANGUAGES } from '@/contract/language';
import { UnconfirmedOutcomeAlert } from '@/features/caseDetail/submission/SubmissionStatus';
import { loadAgentMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { RefusalAlert } from '@/features/caseDetail/repayment/RefusalAlert';
import { render, screen } from '@testing-library/react';

const WORDS = {
  signedOut: {
    cn: /已退出登录.*未保存/u,
    en: /signed out, so this was not saved/u,
    es: /sesión terminó.*no se guardó/u,
  },
  databaseAway: { cn: /数据库.*未保存/u, en: /not saved: the database/u, es: /no se guardó.*base de datos/u },
};
const nothing = () => undefined;
const CASES = LANGUAGES.flatMap((language) => [
  { language, obstacle: 'signedOut' as const, code: RESULT_CODES.expired.code },
  { language, obstacle: 'databaseAway' as const, code: RESULT_CODES.databaseAway.code },
]);

test.each(CASES)('CD-06 a change refused with $code says that nothing was saved, in $language', async (given) => {
  const { language, obstacle, code } = given;
  const submission = { state: 'refused', refusal: toRefusalFailure(code, ''), ask: nothing, settle: nothing } as const;
  render(
    <MessagesProvider ready={{ language, messages: await loadAgentMessages(language) }}>
      <RefusalAlert title="notices.sendFailed" error={submission.refusal} />
      <UnconfirmedOutcomeAlert submission={{ ...submission, sendAgain: nothing, takeBack: nothing }} />
    </MessagesProvider>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS[obstacle][language]);
});
