// Measures the response of a case's screens: CPU slowed four times, Fast 4G, the server and its database on the same machine (SC-03).
// `npm run speed [-- --runs 5] [--loading]` fails if a median is above its budget; `--loading` measures only the first screens. Run it on an
// idle machine: other processes distort the result.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { install, requireNode } from './install.mjs';
import { withServer } from './journeys.mjs';
import { openSignedIn, slowDown } from './speed/desk.mjs';
import { measureHeapGrowth, playDay } from './speed/day.mjs';
import { measureLoading, measureSteps, ROW } from './speed/measures.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, loading: { type: 'boolean' } } });
const RUNS = Number(values.runs);

/** Budgets in milliseconds; the heap in percent. */
const BUDGETS = {
  'from the list to a case': 400,
  'next case': 200,
  'another tab': 100,
  'a dialog': 100,
  'back to the list': 200,
  'a day, p98 of its interactions': 100,
  'heap after 300 cases, % over that after 10': 5,
};

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** All samples of several runs under the name of what they are of. */
async function gathered(runs, take) {
  const all = new Map();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, taken] of Object.entries(await take(run))) {
      all.set(name, [...(all.get(name) ?? []), ...[taken].flat()]);
    }
  }
  return all;
}

/** Prints the results; returns false if a median is above its budget. */
const sayAll = (seen) => [...seen].map(say).every(Boolean);

function say([name, numbers]) {
  const budget = BUDGETS[name];
  const seen = median(numbers);
  const isKept = budget === undefined || seen <= budget;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((number) => number.toFixed(0));
  const range = `${least}–${most}, n = ${numbers.length}`;
  const goal = budget === undefined ? '' : `  ${isKept ? 'of' : 'OVER'} ${budget}`;
  console.log(`${name.padEnd(44)} ${seen.toFixed(0).padStart(6)}  (${range})${goal}`);
  return isKept;
}

async function measure({ BASE_URL, CHROMIUM_PATH }) {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
  try {
    const page = await openSignedIn(browser, BASE_URL);
    const storageState = await page.context().storageState();
    const session = await page.evaluate(() => Object.entries(sessionStorage));
    const login = { base: BASE_URL, screen: 'login', path: '/login', ready: 'input[type=password]' };
    const list = { base: BASE_URL, screen: 'list of cases', path: '/case/list', ready: ROW, storageState, session };
    const recordings = [
      sayAll(await gathered(RUNS, () => measureLoading(browser, login))),
      sayAll(await gathered(RUNS, () => measureLoading(browser, list))),
    ];
    if (values.loading) return recordings.every(Boolean);
    await slowDown(page);
    recordings.push(sayAll(await gathered(RUNS, (run) => measureSteps(page, BASE_URL, run))));
    recordings.push(sayAll(await gathered(1, () => playDay(page, BASE_URL))));
    // Uses a separate page, because the throttling tools retain the network responses of a slowed page.
    const fresh = await openSignedIn(browser, BASE_URL);
    recordings.push(sayAll(await gathered(1, () => measureHeapGrowth(fresh, BASE_URL))));
    return recordings.every(Boolean);
  } finally {
    await browser.close();
  }
}

requireNode();
await install();
process.exitCode = (await withServer(measure)) ? 0 : 1;
