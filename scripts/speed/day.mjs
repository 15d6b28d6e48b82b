import { watchInteractions } from './inPage.mjs';
import { openAddress, pause, press, ROW } from './measures.mjs';

const ROUNDS = 20;

/** Writes down a result by the keys; a case that is closed or held has no form for it. */
async function record(page, words) {
  const remark = page.getByRole('textbox', { name: 'Remark' });
  if ((await remark.count()) === 0) return;
  await page.keyboard.press('3');
  await remark.pressSequentially(words, { delay: 60 });
  await page.keyboard.press('Control+Enter');
}

/** One round of work: a case of the list, what happened in it, a result, and on to the next. */
async function workOne(page, round) {
  await press(page, page.locator(ROW).nth(round % 10));
  const tab = page.getByRole('tab', { name: round % 2 ? 'Timeline' : 'Log', exact: true });
  await tab.waitFor();
  await press(page, tab);
  await record(page, `nobody answered, round ${round}`);
  await pause(page);
  await page.keyboard.press('l');
  await page.locator(ROW).first().waitFor();
  await press(page, page.getByRole('columnheader', { name: /^Amount/u }));
  await pause(page);
}

/** Measures the interactions of a part of a day until their frame is painted. Returns the 98th percentile. */
export async function playDay(page, base) {
  await openAddress(page, base, '/case/list');
  await page.locator(ROW).first().waitFor();
  await page.evaluate(watchInteractions);
  for (let round = 0; round < ROUNDS; round += 1) await workOne(page, round);
  const taken = await page.evaluate(() => [...globalThis.interactions.values()]);
  const sorted = taken.toSorted((one, other) => one - other);
  return { 'a day, p98 of its interactions': sorted[Math.ceil(sorted.length * 0.98) - 1] };
}

const CASES = 300;
const FEW = 10;

/** Returns true if the case of a loan is on the screen, workable or not. It is always hidden in its list. */
const isShown = (loanNo) =>
  document.querySelector('main [role=tab]') !== null && document.querySelector('main').innerText.includes(loanNo);

/**
 * Time until unused data is evicted, in milliseconds: the cache retains it for five minutes (src/api/client/api.ts). In this time an agent opens
 * two or three cases, and this script all.
 */
const LET_GO_MS = 5 * 60_000 + 10_000;

/** Returns the bytes retained by a page after eviction. Excludes compiled code, which grows with the run time of the browser. */
async function keptBy(page, cdp) {
  await page.clock.fastForward(LET_GO_MS);
  await pause(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const parts = [];
  const collect = ({ chunk }) => parts.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await cdp.send('HeapProfiler.takeHeapSnapshot');
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] !== code) bytes += nodes[node + size];
  }
  return bytes;
}

/** Measures the growth of the heap between ten and 300 opened cases, from a list of fifty that is repeated. */
export async function measureHeapGrowth(page, base) {
  const cdp = await page.context().newCDPSession(page);
  await page.clock.install();
  await openAddress(page, base, '/case/list?size=50');
  await page.locator(ROW).first().waitFor();
  const addresses = await page.locator(ROW).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  let few = 0;
  for (let opened = 1; opened <= CASES; opened += 1) {
    const address = addresses[opened % addresses.length];
    await page.evaluate((to) => location.replace(to), address);
    await page.waitForFunction(isShown, /\/([^/?]+)(?:\?|$)/u.exec(address)[1]);
    if (opened === FEW) few = await keptBy(page, cdp);
  }
  return { 'heap after 300 cases, % over that after 10': ((await keptBy(page, cdp)) / few - 1) * 100 };
}
