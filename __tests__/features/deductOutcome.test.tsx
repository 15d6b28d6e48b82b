import { configure, fireEvent, screen } from '@testing-library/react';

import type { ForeignServer } from '../support/api/foreignServer';
import { amountField, continueButton, openDeduct, question, writeAndContinue } from '../support/features/deductRig';
import { deductServerRig } from '../support/features/deductServerRig';
import { shellServer } from '../support/features/shellRig';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

let server: ForeignServer;
let rig: ReturnType<typeof deductServerRig>;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());
beforeEach(() => {
  rig = deductServerRig(server);
});

test('CD-06 when the answer is lost nothing is sent again, and the question by key finishes it', async () => {
  rig.line = 'cutAfter';
  openDeduct();
  fireEvent.click(await writeAndContinue());
  expect(await question()).toBeVisible();
  expect(await amountField()).toBeDisabled();
  expect(continueButton().closest('button')).toBeDisabled();
  const sent = rig.attempts.length;
  fireEvent.click(screen.getByText('Find out'));
  expect(await screen.findByText(/was deducted/u)).toHaveTextContent('$250.00 was deducted.');
  expect([rig.deductions.length, rig.attempts.length]).toEqual([1, sent]);
});

test('CD-06 what never arrived can be sent again, under the same key', async () => {
  rig.line = 'cutBefore';
  openDeduct();
  fireEvent.click(await writeAndContinue());
  await question();
  rig.line = 'fine';
  fireEvent.click(screen.getByText('Find out'));
  await screen.findByText(/It never reached the server/u);
  fireEvent.click(await writeAndContinue());
  await screen.findByText(/was deducted/u);
  expect(rig.deductions).toHaveLength(1);
  expect(new Set(rig.attempts).size).toBe(1);
});

test.each([
  ['cutAfter', /was deducted/u],
  ['cutBefore', /It never reached the server/u],
] as const)('CD-06 CD-13 after a reload with the line %s the dialog opens with the question', async (line, outcome) => {
  rig.line = line;
  const first = openDeduct();
  fireEvent.click(await writeAndContinue());
  await question();
  // The draft is emptied by the server that carries it out; one that another institution's server leaves behind asks too.
  rig.draft ??= {
    version: 9,
    intent: rig.attempts[0] ?? '',
    content: `{"amount":250,"sentKey":"${rig.attempts[0]}"}`,
  };
  first.unmount();
  rig.line = 'fine';
  const sent = rig.attempts.length;
  openDeduct();
  expect(await screen.findByText(outcome)).toBeVisible();
  expect(rig.attempts).toHaveLength(sent);
});

test('CD-06 a server without lookup leaves the decision to the agent, with a warning', async () => {
  rig.line = 'cutBefore';
  rig.asked = 'notKnown';
  openDeduct();
  fireEvent.click(await writeAndContinue());
  await question();
  fireEvent.click(screen.getByText('Find out'));
  await screen.findByText(/it may be carried out twice/u);
  rig.line = 'fine';
  fireEvent.click(screen.getByText('Send again'));
  await screen.findByText(/was deducted/u);
  expect(rig.deductions).toHaveLength(1);
});

test('CD-06 CD-13 a request that cannot be stored first is not sent', async () => {
  openDeduct();
  rig.draftLine = 'cutBefore';
  fireEvent.click(await writeAndContinue());
  expect(await screen.findByText(/Nothing was sent/u)).toBeVisible();
  expect(rig.attempts).toEqual([]);
  rig.draftLine = 'fine';
  fireEvent.click(await writeAndContinue());
  await screen.findByText(/was deducted/u);
});
