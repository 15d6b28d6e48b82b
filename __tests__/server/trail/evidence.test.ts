import { readFileSync } from 'node:fs';
import { checkEvidence, type Evidence } from '../../../server/modules/trail/evidence/checkEvidence';
import { getStretches } from '../../../server/modules/trail/evidence/exportTrailEvidence';
import { parseAnchors } from '../../../server/security/trail/anchorLines';
import { checkTrailFile } from '../../../server/modules/trail/checkTrailFile';
import { type AnchoredServer, openAnchored } from '../../support/trail/anchoredServer';
import type { SignedIn } from '../../support/server/people';
import { asRead } from '../../support/trail/trailText';
import { addRow, exportTrail, makeChain } from '../../support/trail/trailRig';

let rig: AnchoredServer;
let html: string;
let evidence: Evidence;
let fileName: string;
let headers: SignedIn['headers'];

const get = (url: string, given = headers) => rig.server.app.inject({ method: 'GET', url, headers: given });
const getData = (page: string): Evidence =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/su.exec(page)?.[1] ?? '{}') as Evidence;

const SIGN_IN = 2;
let institutionId: number;

beforeAll(async () => {
  rig = await openAnchored();
  // Sign-ins 0 to 5, a row each; the second one has a later row, too.
  institutionId = await makeChain(rig.server.database, 6);
  await addRow(rig.server.database, institutionId, SIGN_IN);
  ({ headers } = await rig.auditorOf(institutionId));
  const reply = await get(`/prod/trail/evidence/${SIGN_IN}`);
  fileName = String(reply.headers['content-disposition']);
  html = reply.body;
  evidence = getData(html);
});
afterAll(() => rig.close());

test('PS-04 TR-02 the evidence of a sign-in holds its rows and reaches an anchor', () => {
  expect(fileName).toContain('saldo-evidence-2.html');
  const { own, fault } = checkEvidence(evidence);
  expect(fault).toBeUndefined();
  expect(own.map(({ seq }) => seq)).toEqual([3, 7]);
  expect(evidence.stretches.map((rows) => rows.map(({ seq }) => seq).at(-1))).toEqual(
    evidence.stretches.map(() => evidence.anchors.at(-1)?.seq),
  );
});

test.each([
  [
    'a changed row',
    (rows: Evidence['stretches'][number]) => rows.map((row) => (row.seq === 5 ? { ...row, outcome: 'x' } : row)),
    'contents',
  ],
  ['a removed row', (rows: Evidence['stretches'][number]) => rows.filter(({ seq }) => seq !== 5), 'missing'],
  ['rows in another order', (rows: Evidence['stretches'][number]) => rows.toReversed(), 'order'],
  ['a cut end', (rows: Evidence['stretches'][number]) => rows.slice(0, -1), 'unanchored'],
])('TR-02 evidence with %s does not hold', (_, tamper, fault) => {
  const tampered = { ...evidence, stretches: evidence.stretches.map(tamper) };
  expect(checkEvidence(tampered).fault?.fault).toBe(fault);
});

test('TR-02 evidence that was made again with other rows differs from anchors that the reader has', () => {
  const last = evidence.anchors.at(-1);
  if (!last) throw new Error('no anchor');
  expect(checkEvidence(evidence, [{ ...last, hash: 'f'.repeat(64) }]).fault?.fault).toBe('anchor');
});

test('PS-04 TR-02 the file runs nothing but its checker, loads nothing, and no stored text ends its data', () => {
  const [policy = ''] = /content="default-src 'none';[^"]*"/u.exec(html) ?? [];
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'/u);
  expect(html.match(/<script/gu)).toHaveLength(2);
  expect(html).not.toMatch(/\b(?:src|href)="/u);
  expect(html).toContain(readFileSync('server/modules/trail/evidence/verifier/verifier.txt', 'utf8'));
});

test('TR-02 an auditor downloads the anchors of the own chain, and a whole export holds against them', async () => {
  const file = await get('/prod/trail/anchors');
  const { anchors, spoilt } = parseAnchors(file.body);
  expect(spoilt).toBeUndefined();
  expect(new Set(anchors.map(({ institution }) => institution))).toEqual(new Set([institutionId]));
  const { text } = await exportTrail(rig.server, { headers }, { format: 'json' });
  const verdict = await checkTrailFile(asRead(text), { anchors: file.body, isPart: false });
  expect(verdict).toMatchObject({ fault: undefined, first: { seq: 1 } });
});

test('TR-02 RO-01 a sign-in of another institution is not there', async () => {
  const other = await makeChain(rig.server.database, 1);
  const { headers: theirs } = await rig.auditorOf(other);
  expect((await get('/prod/trail/evidence/5', theirs)).json()).toMatchObject({
    code: expect.not.stringMatching('^00$'),
  });
});

test('TR-02 stretches run to the next anchor, and those that meet are one', () => {
  expect(getStretches([3, 7, 20], [5, 8, 30])).toEqual([
    { from: 3, to: 5 },
    { from: 7, to: 8 },
    { from: 20, to: 30 },
  ]);
  expect(getStretches([3, 6], [5, 9])).toEqual([{ from: 3, to: 9 }]);
  expect(getStretches([4], [])).toEqual([{ from: 4, to: 4 }]);
});
