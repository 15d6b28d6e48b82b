import { Presets, SingleBar } from 'cli-progress';

/** Shows a progress bar of the file's bytes with the number of rows on a terminal; elsewhere nothing. */
export function startProgress(bytes: number): SingleBar | undefined {
  if (!process.stdout.isTTY) return undefined;
  const bar = new SingleBar({ format: '  {bar} {percentage} %  {rows} rows', hideCursor: true }, Presets.rect);
  bar.start(bytes, 0, { rows: 0 });
  return bar;
}
