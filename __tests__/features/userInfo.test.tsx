import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { UserInfo } from '@/features/caseDetail/person/UserInfo';
import { loadAgentMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import type { Language } from '@/contract/language';
import { screen } from '@testing-library/react';

import { sampleAnswer } from '../support/contractServer';
import { LOAN_ITEM } from '../support/features/deductRig';
import { open, standIn } from '../support/features/screenRig';

const show = async (language: Language, facts: { readonly maritalStatus: string; readonly education: string }) => {
  standIn().on(taskCalls.userInfo, { ...sampleAnswer(taskCalls.userInfo), ...facts });
  const words = { language, messages: await loadAgentMessages(language) };
  open(
    '/none',
    undefined,
    <MessagesProvider ready={words}>
      <UserInfo task={LOAN_ITEM.task} />
    </MessagesProvider>,
  );
};

test('GE-01 CD-07 codes of the borrower read in the language of the screen, texts of the lender as they came', async () => {
  for (const [language, married, master] of [
    ['cn', '已婚', '硕士'],
    ['en', 'Married', "Master's degree"],
    ['es', 'Casado/a', 'Maestría'],
  ] as const) {
    await show(language, { maritalStatus: 'married', education: 'master' });
    expect(await screen.findByText(married)).toBeVisible();
    expect(screen.getByText(master)).toBeVisible();
  }
  await show('en', { maritalStatus: 'Sociedad conyugal', education: 'UNAM, trunca' });
  expect(await screen.findByText('Sociedad conyugal')).toBeVisible();
  expect(screen.getByText('UNAM, trunca')).toBeVisible();
});
