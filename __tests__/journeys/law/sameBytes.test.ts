import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { runInThisContext } from 'node:vm';

const CASES = 10_000;
const AT_ONCE = 500;
/** LAW_SEED, told by a failed run, makes it come again. */
const SEED = Number(process.env['LAW_SEED'] ?? Math.floor(Date.now() / 1000));

const SOURCE = `
  import { decideContact } from '@/contract/law/decideContact';
  import { clockIn } from '@/contract/zoneOffset';
  import { CASE_ZONES, randomCase } from './__tests__/support/law/randomCases';
  const DAY = 86_400_000;
  globalThis.lawOnThisMachine = {
    clocks: () =>
      CASE_ZONES.map((zone) =>
        Array.from({ length: 1600 }, (_, day) => clockIn(Date.UTC(2025, 9, 1) + day * DAY, zone)).join(),
      ),
    zones: CASE_ZONES,
    decisions: (seed, number, { without }) =>
      Array.from({ length: number }, (_, index) => randomCase(seed + index))
        .filter(({ contact }) => !contact.intent.zones.some((zone) => without.includes(zone)))
        .map(({ packs, contact, now }) => JSON.stringify(decideContact(packs, contact, now))),
  };
`;

/** The function and the cases, made by the seed, as one script for both machines. */
async function script(): Promise<string> {
  const made = await build({
    stdin: { contents: SOURCE, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    alias: { '@': './src' },
  });
  return made.outputFiles[0]?.text ?? '';
}

interface Machine {
  clocks: () => string[];
  readonly zones: readonly string[];
  decisions: (seed: number, number: number, but: { readonly without: readonly string[] }) => string[];
}

declare const lawOnThisMachine: Machine;

test(`LC-01 browser and server decide alike, byte for byte, over ${CASES} contacts at random`, async ({ page }) => {
  test.setTimeout(300_000);
  const code = await script();
  runInThisContext(code);
  await page.addScriptTag({ content: code });
  // Two machines may have the time zones of two years: where their clocks differ, so do their answers, and nothing is told of the function.
  const clocks = await page.evaluate(() => lawOnThisMachine.clocks());
  const here = lawOnThisMachine.clocks();
  const without = lawOnThisMachine.zones.filter((_, index) => clocks[index] !== here[index]);
  test.info().annotations.push({ type: 'clocks that differ', description: without.join(', ') || 'none' });
  expect(without.length).toBeLessThan(4);
  let compared = 0;
  for (let first = SEED; compared < CASES; first += AT_ONCE) {
    const there = await page.evaluate(([seed, number, but]) => lawOnThisMachine.decisions(seed, number, but), [
      first,
      AT_ONCE,
      { without },
    ] as const);
    const mine = lawOnThisMachine.decisions(first, AT_ONCE, { without });
    expect(there.join('\n'), `LAW_SEED=${SEED}, from ${first}`).toBe(mine.join('\n'));
    compared += mine.length;
  }
});
