import { getPackFingerprint } from '../../../server/modules/law/lawFacade';
import { openSeeded, type Seeded } from '../../support/server/seeded';

let seeded: Seeded;
beforeAll(async () => {
  seeded = await openSeeded(60);
}, 120_000);
afterAll(() => seeded.test.drop());

const FIRST = "(select institution_id from app_user where username = 'agent')";

test('FE-04 LC-08 the first institution has reviewed the law of its country and warns by it; the others have decided nothing', async () => {
  const reviews = await seeded.rows<{ pack: string; fingerprint: string; named: boolean }>(
    `select pack, fingerprint, actor_name in (select name from app_user where role = 'admin') as named from law_review where institution_id = ${FIRST}`,
  );
  expect(reviews.length).toBeGreaterThan(0);
  for (const { pack, fingerprint, named } of reviews) {
    expect(pack).toMatch(/^MX@/u);
    // The fingerprint of the current pack; otherwise the screen would show it as not reviewed.
    expect(fingerprint).toBe(getPackFingerprint(pack));
    expect(named).toBe(true);
  }
  expect(await seeded.rows("select value from system_setting where key = 'lawMode'")).toEqual([{ value: 'warn' }]);
  expect(await seeded.one('select count(distinct institution_id) from law_review')).toBe(1);
  expect(await seeded.one("select count(*) from setting_change where key = 'law'")).toBe(reviews.length + 1);
});
