import { configure, fireEvent, screen } from '@testing-library/react';

import type { ForeignServer } from '../support/api/foreignServer';
import { amountField, continueButton, openDeduct, question, writeAndContinue } from '../support/features/deductRig';
import { moneyHouse } from '../support/features/moneyHouse';
import { shellServer } from '../support/features/shellRig';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

let server: ForeignServer;
let house: ReturnType<typeof moneyHouse>;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());
beforeEach(() => {
  house = moneyHouse(server);
});

test('CD-06 when the answer is lost nothing is sent again, and the question by key finishes it', async () => {
  house.line = 'cutAfter';
  openDeduct();
  fireEvent.click(await writeAndContinue());
  expect(await question()).toBeVisible();
  expect(await amountField()).toBeDisabled();
  expect(continueButton().closest('button')).toBeDisabled();
  const sent = house.attempts.length;
  fireEvent.click(screen.getByText('Find out'));
  expect(await screen.findByText(/was deducted/u)).toHaveTextContent('$250.00 was deducted.');
  expect([house.deductions.length, house.attempts.length]).toEqual([1, sent]);
});

test('CD-06 what never arrived can be sent again, under the same key', async () => {
  house.line = 'cutBefore';
  openDeduct();
  fireEvent.click(await writeAndContinue());
  await question();
  house.line = 'fine';
  fireEvent.click(screen.getByText('Find out'));
  await screen.findByText(/It never reached the server/u);
  fireEvent.click(await writeAndContinue());
  await screen.findByText(/was deducted/u);
  expect(house.deductions).toHaveLength(1);
  expect(new Set(house.attempts).size).toBe(1);
});

test.each([
  ['cutAfter', /was deducted/u],
  ['cutBefore', /It never reached the server/u],
] as const)('CD-06 CD-13 after a reload with the line %s the dialog opens with the question', async (line, outcome) => {
  house.line = line;
  const first = openDeduct();
  fireEvent.click(await writeAndContinue());
  await question();
  // The draft is emptied by the server that carries it out; one that another institution's server leaves behind asks too.
  house.draft ??= {
    version: 9,
    intent: house.attempts[0] ?? '',
    content: `{"amount":250,"sentKey":"${house.attempts[0]}"}`,
  };
  first.unmount();
  house.line = 'fine';
  const sent = house.attempts.length;
  openDeduct();
  expect(await screen.findByText(outcome)).toBeVisible();
  expect(house.attempts).toHaveLength(sent);
});

test('CD-06 a server that can not be asked leaves the decision to the agent, with a warning', async () => {
  house.line = 'cutBefore';
  house.asked = 'notKnown';
  openDeduct();
  fireEvent.click(await writeAndContinue());
  await question();
  fireEvent.click(screen.getByText('Find out'));
  await screen.findByText(/it may be carried out twice/u);
  house.line = 'fine';
  fireEvent.click(screen.getByText('Send again'));
  await screen.findByText(/was deducted/u);
  expect(house.deductions).toHaveLength(1);
});

test('CD-06 CD-13 what can not be kept first is not sent', async () => {
  openDeduct();
  house.draftLine = 'cutBefore';
  fireEvent.click(await writeAndContinue());
  expect(await screen.findByText(/Nothing was sent/u)).toBeVisible();
  expect(house.attempts).toEqual([]);
  house.draftLine = 'fine';
  fireEvent.click(await writeAndContinue());
  await screen.findByText(/was deducted/u);
});
