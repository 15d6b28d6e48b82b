import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of a browser; Debian's program is a line of shell that calls the real one. */
export function folderOfBrowser(program: string): string {
  const real = realpathSync(program);
  const called = statSync(real).size < 4096 ? /^(?:exec )?(\/\S+)/mu.exec(readFileSync(real, 'utf8'))?.[1] : undefined;
  return path.dirname(called ?? real);
}

/** Offset of an entry in the packed file. */
interface Entry {
  readonly name: string;
  readonly at: number;
}

/** A packed file of ICU data begins with the length of its heading; behind it stand how many entries there are, and where each one's name and content begin. */
function entriesOf(packed: Buffer): Entry[] {
  const base = packed.readUInt16LE(0);
  return Array.from({ length: packed.readUInt32LE(base) }, (_, index) => {
    const nameAt = base + packed.readUInt32LE(base + 4 + 8 * index);
    const name = packed.toString('latin1', nameAt, packed.indexOf(0, nameAt));
    return { name, at: base + packed.readUInt32LE(base + 8 + 8 * index) };
  });
}

/** Lays a packed file of ICU data (a browser's `icudtl.dat`) into a folder from which this Node can be started (`--icu-data-dir`). */
export function unpackIcu(file: string, into: string): void {
  const packed = readFileSync(file);
  const ours = `icudt${(process.versions['icu'] ?? '').split('.')[0]}l`;
  const entries = entriesOf(packed);
  for (const [index, { name, at }] of entries.entries()) {
    const place = path.join(into, ours, name.replace(/^icudt\d*l?\//u, ''));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, packed.subarray(at, entries[index + 1]?.at));
  }
}
