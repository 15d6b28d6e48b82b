import { chromium, expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import type { LawOnThisMachine } from '../../support/law/lawOnThisMachine';
import { folderOfBrowser, unpackIcu } from '../../support/law/unpackIcu';

const CASES = 10_000;
const AT_ONCE = 500;
/** A failed run prints LAW_SEED, which reproduces it. */
const SEED = Number(process.env['LAW_SEED'] ?? Math.floor(Date.now() / 1000));

/** The function and the cases, made by the seed, as one script for both machines. */
async function script(): Promise<string> {
  const made = await build({
    entryPoints: ['__tests__/support/law/lawOnThisMachine.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    alias: { '@': './src' },
  });
  return made.outputFiles[0]?.text ?? '';
}

declare const lawOnThisMachine: LawOnThisMachine;

test(`LC-01 browser and server decide alike, byte for byte, over ${CASES} contacts at random`, async ({ page }) => {
  test.setTimeout(300_000);
  const code = await script();
  runInThisContext(code);
  await page.addScriptTag({ content: code });
  // Two machines may have different time zone data: where their clocks differ, so do their decisions, which says nothing about the
  // function.
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

const print = (decisions: readonly string[]): string => createHash('sha256').update(decisions.join('\n')).digest('hex');

/** Output of another Node process: its clocks, and a hash of each part of the decisions. */
const TOLD_BY_NODE = `
  const { createHash } = require('node:crypto');
  const print = ${print.toString()};
  const parts = Array.from({ length: ${CASES / AT_ONCE} }, (_, part) =>
    print(lawOnThisMachine.decisions(${SEED} + part * ${AT_ONCE}, ${AT_ONCE}, { without: [] })));
  process.stdout.write(JSON.stringify({ clocks: lawOnThisMachine.clocks(), parts }));
`;

test(`LC-01 Node with the browser's ICU data decides as the browser does, in every zone, for ${CASES} random contacts`, async ({
  page,
}, info) => {
  test.setTimeout(300_000);
  const packed = path.join(
    folderOfBrowser(info.project.use.launchOptions?.executablePath ?? chromium.executablePath()),
    'icudtl.dat',
  );
  test.skip(!existsSync(packed), `this browser keeps its ICU data within itself: there is no ${packed}`);
  const code = await script();
  const file = info.outputPath('law.cjs');
  unpackIcu(packed, info.outputPath('icu'));
  writeFileSync(file, `${code}\n${TOLD_BY_NODE}`);
  const node = [`--icu-data-dir=${info.outputPath('icu')}`, file];
  const told = JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8', maxBuffer: 2 ** 28 })) as {
    readonly clocks: readonly string[];
    readonly parts: readonly string[];
  };
  await page.addScriptTag({ content: code });
  expect(told.clocks).toEqual(await page.evaluate(() => lawOnThisMachine.clocks()));
  for (const [part, printed] of told.parts.entries()) {
    const first = SEED + part * AT_ONCE;
    const there = await page.evaluate(([seed, number]) => lawOnThisMachine.decisions(seed, number, { without: [] }), [
      first,
      AT_ONCE,
    ] as const);
    expect(print(there), `LAW_SEED=${SEED}, from ${first}`).toBe(printed);
  }
});
