import { findTraceFault } from '@/machines/loginTrace';
import { createLoginState } from '@/machines/loginStep';
import { type LoginTraceRow, TRACE_GENESIS } from '@/machines/loginTraceRow';
import type { Caller } from '../../../server/kernel/caller';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { findChainFault } from '../../../server/security/trail/checkChain';
import { listBehaviorCounts } from '../../../server/modules/monitoring/listBehaviorCounts';
import { TRAIL_GENESIS } from '../../../server/security/trail/hashTrailRow';
import { readChain } from '../../../server/security/trail/trailStore';
import { openSeeded, SEEDED_NOW, type Seeded } from '../../support/server/seeded';

let seeded: Seeded;
beforeAll(async () => {
  seeded = await openSeeded(600);
}, 120_000);
afterAll(() => seeded.test.drop());

test('TR-02 the trail of the seeded sign-ins holds in every institution', async () => {
  const chains = await seeded.rows<{ chain: string }>('select distinct chain from trail_entry order by chain');
  expect(chains).toHaveLength(3);
  for (const { chain } of chains) {
    const rows = await inTenantTransaction(seeded.test.database, 'open', (tx) =>
      readChain(tx, { chain: Number(chain), from: 1, most: 100_000 }),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(findChainFault(rows, { seq: 1, prevHash: TRAIL_GENESIS })).toBeUndefined();
  }
});

test('TR-01 TR-02 the seeded failed face checks are ways that the machine goes', async () => {
  const pages = await seeded.rows<{ page: string }>('select distinct page from trail_entry where page is not null');
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const { page } of pages) {
    const told = await seeded.rows<{ detail: string }>(
      `select detail from trail_entry where page = '${page}' order by page_seq`,
    );
    const rows = told.map(({ detail }) => JSON.parse(detail) as LoginTraceRow);
    const base = { seq: 0, prev: TRACE_GENESIS, state: createLoginState() };
    const trace = { v: 1, sid: page, base, rows, head: rows.at(-1)?.hash ?? '' };
    expect(findTraceFault(trace)).toBeUndefined();
    expect(rows.at(-1)?.to).toBe('form.captchaLoading');
  }
});

test('TR-02 a seeded check that the provider cancelled ends as in the product: the page reports the code and signs out', async () => {
  const [found] = await seeded.rows<{ id: string }>("select login_log_id as id from trail_entry where code = '408'");
  const rows = await seeded.rows<{ source: string; event: string }>(
    `select source, event from trail_entry where login_log_id = ${found?.id ?? 0} order by seq`,
  );
  expect(rows.map(({ source, event }) => `${source} ${event}`)).toEqual([
    'browser CAPTCHA_OK',
    'browser SUBMIT',
    'browser KEY_OK',
    'server signIn',
    'browser LOGIN_OK',
    'browser FRAME_READY',
    'server logout',
    'browser PROVIDER_CODE',
  ]);
});

test('MO-01 three seeded agents of an institution stand out', async () => {
  const [rig] = await seeded.rows<{ id: string }>('select id from institution order by id limit 1');
  const caller: Pick<Caller, 'role' | 'institutionId' | 'groupId' | 'timeZone'> = {
    role: 'admin',
    institutionId: Number(rig?.id),
    groupId: null,
    timeZone: 'America/Mexico_City',
  };
  const counts = await inTenantTransaction(seeded.test.database, 'open', (tx) =>
    listBehaviorCounts({}, { tx, caller: caller as Caller, now: SEEDED_NOW }),
  );
  const signs = counts.flatMap((each) => each.signs.map(({ sign }) => sign));
  expect(signs).toEqual(expect.arrayContaining(['manyReveals', 'oddHours', 'newAddress']));
  expect(counts[0]?.severity).toBe('serious');
  expect(counts.filter(({ severity }) => severity === 'serious')).toHaveLength(1);
});
