import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import { borrower, loan, task } from '../../../server/database/tables/caseTables';
import { behavior } from '../../../server/database/tables/workTables';
import { expect, test } from '../../support/journeys/journey';
import { openJourneyRig } from '../../support/journeys/journeyRig';
import { getCase } from '../../support/journeys/getCase';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

test(
  'CD-01 key info shows its fifteen fields, the total that is unpaid and the principal apart',
  { tag: '@main' },
  async ({ page, rig, database, enter }) => {
    const user = await rig.user();
    const one = await getCase(rig, user);
    const opened = new Date('2026-03-04T05:06:00Z');
    await database
      .update(loan)
      .set({
        loanTime: opened,
        lastOpenedAt: opened,
        lastRepaymentPageAt: opened,
        interestReceivable: toMinorUnits(1234),
        penaltyInterest: toMinorUnits(567),
        ivaReceivable: toMinorUnits(89),
      })
      .where(eq(loan.id, one.loanId));
    await enter(user, caseAddress(one));
    const detail = new CasePage(page);
    const expected: readonly [string, string | RegExp][] = [
      ['Case status', 'New'],
      ['Product category', 'Crédito rápido'],
      ['Loan order', one.loanNo],
      ['Loan time', /2026/u],
      ['Contract amount', '$901.00'],
      ['Collection time', /\d{4}/u],
      ['Unpaid repayment total', '$1,001.00'],
      ['Unpaid principal', '$800.00'],
      ['Interest receivable', '$12.34'],
      ['Penalty interest', '$5.67'],
      ['IVA receivable', '$0.89'],
      ['Deduction account', /\*+1000|•+1000|\D1000/u],
      ['Bank account', /1000/u],
      ['Loan app', 'PresTamo Ya'],
      ['Last opened', /2026/u],
      ['Last visit to repayment page', /2026/u],
    ];
    for (const [label, text] of expected) await expect(detail.fact(label), label).toContainText(text);
  },
);

test('CD-07 task info and the ten fields of user info', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await detail.tab('Person').click();
  await expect(detail.fact('Agent')).toHaveText(user.name);
  await expect(detail.fact('Loan status')).toContainText(/\w/u);
  const shown: readonly [string, string][] = [
    ['Identity number', 'PR'],
    ['Marital status', 'Soltero'],
    ['Education', 'Licenciatura'],
    ['Mobile phone', '1000'],
    ['Company', 'Comercial Azteca'],
    ['Occupation', 'Vendedor'],
    ['Working years', '4 years'],
    ['Home address', 'Calle'],
    ['Company address', 'Avenid'],
  ];
  for (const [label, text] of shown) await expect(detail.fact(label), label).toContainText(text);
  await expect(detail.fact('Home phone')).toHaveText('–');
});

test(
  'CD-12 AP-07 personal data is masked everywhere until a click, which is recorded with the address of the caller',
  { tag: '@main' },
  async ({ page, rig, database, enter }) => {
    const user = await rig.user();
    const one = await getCase(rig, user);
    const [person] = await database.select().from(borrower).where(eq(borrower.id, one.borrowerId));
    const secrets = [
      person?.mobilePhone,
      person?.identityNumber,
      person?.homeAddress,
      '5552001000',
      '012345678901000',
    ].map((secret) => secret ?? 'missing');
    const replies: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().includes('/reveal')) replies.push(await response.text().catch(() => ''));
    });
    await enter(user, caseAddress(one));
    const detail = new CasePage(page);
    await detail.tab('Person').click();
    await expect(detail.fact('Occupation')).toHaveText('Vendedor');
    for (const secret of secrets) await expect(page.locator('body')).not.toContainText(secret);
    await page.getByRole('button', { name: 'Show Mobile phone' }).click();
    await expect(detail.fact('Mobile phone')).toContainText(person?.mobilePhone ?? 'missing');
    await page.getByRole('button', { name: 'Hide Mobile phone' }).click();
    await expect(detail.fact('Mobile phone')).not.toContainText(person?.mobilePhone ?? 'missing');
    await page.getByRole('button', { name: /^Show .*Esposa/u }).click();
    await expect(page.getByText('5552001000')).toBeVisible();
    const written = () => database.select().from(behavior).where(eq(behavior.userId, user.id));
    await expect
      .poll(async () => (await written()).map(({ type }) => type).toSorted())
      .toEqual(['openCase', 'revealPhone', 'revealPhone']);
    const rows = await written();
    expect(rows.every(({ loanNo, socketIp }) => loanNo === one.loanNo && socketIp !== '')).toBe(true);
    expect(rows.find(({ type }) => type === 'openCase')?.ip).toMatch(/\d|:/u);
    for (const secret of secrets) expect(replies.filter((reply) => reply.includes(secret))).toEqual([]);
  },
);

test('AP-07 a look-up of the address that fails does not lose the record', async ({ page, rig, database, enter }) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  await page.route(/public-ip/u, (route) => route.abort());
  await enter(user, caseAddress(one));
  const written = () => database.select().from(behavior).where(eq(behavior.userId, user.id));
  await expect
    .poll(async () => (await written()).map(({ type, ip }) => ({ type, ip })))
    .toEqual([{ type: 'openCase', ip: null }]);
});

test('CD-11 CL-05 opening a new case leaves it new, dialling makes it to be collected, a logged call in collection, a promise promised', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  const status = async () => (await database.select().from(task).where(eq(task.id, one.id)))[0]?.status;
  expect(await status()).toBe('C00');
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  expect(await status()).toBe('C00');
  await detail.call('Esposa');
  await expect(detail.fact('Case status')).toHaveText('To be collected');
  expect(await status()).toBe('C01');
  await detail.choose('Call status', 'No answer');
  await detail.save.click();
  await expect(detail.fact('Case status')).toHaveText('In collection');
  expect(await status()).toBe('C10');
  await detail.choose('Call status', 'Connected');
  await detail.choose('Result', 'Promise today');
  await detail.save.click();
  await expect(detail.fact('Case status')).toHaveText('Promise to repay');
  expect(await status()).toBe('C20');
});

test(
  'RO-01 the case of another institution does not exist: neither by address nor by call',
  { tag: '@main' },
  async ({ page, rig, database, enter }) => {
    const other = await openJourneyRig(database);
    const foreign = await getCase(other, await other.user());
    const user = await rig.user();
    await enter(user, caseAddress(foreign));
    await expect(page.getByText('This case is not in your list')).toBeVisible();
    await expect(page.getByText(foreign.borrowerName)).toHaveCount(0);
    const replies = await page.evaluate(async (id) => {
      const token = sessionStorage.getItem('token') ?? '';
      const ask = async (address: string) =>
        ((await (await fetch(address, { headers: { 'x-auth-token': token, token } })).json()) as { code: string }).code;
      return Promise.all(['userContacts', 'collectionLogs', 'userInfo'].map((name) => ask(`/prod/task/${name}/${id}`)));
    }, String(foreign.id));
    expect(replies).toEqual(['20', '20', '20']);
  },
);

test('RO-01 an auditor reads a case and finds no form', async ({ page, rig, enter }) => {
  const one = await getCase(rig, await rig.user());
  await enter(await rig.user({ role: 'auditor' }), caseAddress(one));
  const detail = new CasePage(page);
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await expect(page.getByText('You can read this case but not record results.')).toBeVisible();
  await expect(detail.save).toHaveCount(0);
});

test('RO-01 an agent sees own cases only, and no filter reaches those of another institution', async ({
  page,
  rig,
  enter,
}) => {
  const mine = await rig.user();
  const theirs = await rig.user();
  await rig.cases(mine, 2);
  const [other] = await rig.cases(theirs, 1);
  await enter(mine, `/case/list?loanId=${other?.loanNo}`);
  await expect(page.getByText('No case matches these filters')).toBeVisible();
});
