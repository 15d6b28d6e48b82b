import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** Head of a chain at some time, stored outside the database; it reveals a chain that was rewritten completely (TR-02). */
export interface TrailAnchor {
  /** Number of the institution, 0 for none. */
  readonly institution: number;
  readonly seq: number;
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly time: string;
}

/** Contents of an anchor file, with the lines that cannot be trusted. */
export interface AnchorFile {
  readonly anchors: readonly TrailAnchor[];
  /** Numbers of the lines, from 1, that were torn while they were written: at the end, or repaired since. */
  readonly torn: readonly number[];
  /** First line that is unreadable without a crash as the reason, or that does not follow the lines before it. */
  readonly spoilt: number | undefined;
}

/** Link to the preceding text: the hash of the line before, or, if that line has no link, of all text before. */
export type AnchorLink = { readonly prev: string } | { readonly all: string };

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const links = { prev: z.optional(hash), all: z.optional(hash) };
const anchorLine = z.strictObject({
  institution: z.number(),
  seq: z.number(),
  hash: z.string(),
  time: z.string(),
  ...links,
});
/** Follows a line that a crash or a full disk truncated, to distinguish it from a tampered line. */
const repairLine = z.strictObject({ torn: z.literal(true), time: z.string(), ...links });
const knownLine = z.union([anchorLine, repairLine]);

type KnownLine = z.output<typeof knownLine>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Parses a line; undefined if it is not an anchor line. */
const readLine = (line: string): KnownLine | undefined => {
  try {
    return knownLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** Returns true if a line can be parsed; a line truncated by a crash cannot. */
export const isReadable = (line: string): boolean => readLine(line) !== undefined;

const isLinked = ({ prev, all }: KnownLine): boolean => prev !== undefined || all !== undefined;

/** Returns the link for the line after `last`. If `last` is empty or has no link, calls `textBefore` and hashes that text. */
export async function linkAfter(last: string, textBefore: () => Promise<string>): Promise<AnchorLink> {
  const known = readLine(last);
  return known && isLinked(known) ? { prev: digest(last) } : { all: digest(await textBefore()) };
}

/** Serializes lines linked to each other, the first with the link passed in. */
export function linkLines(values: readonly object[], first: AnchorLink): string {
  let link = first;
  return values
    .map((value) => {
      const line = JSON.stringify({ ...value, ...link });
      link = { prev: digest(line) };
      return `${line}\n`;
    })
    .join('');
}

/** Hashes of the text before a line. */
interface Before {
  readonly line: string;
  /** Lazy, because it is expensive and needed for few lines. */
  readonly all: () => string;
}

const isTied = (line: KnownLine, before: Before): boolean =>
  isLinked(line) &&
  (line.prev === undefined || line.prev === before.line) &&
  (line.all === undefined || line.all === before.all());

/**
 * Finds the first unlinked line from the top: after the first link all lines must be linked. Skips truncated lines, which the text
 * behind them covers.
 */
function findUntied(lines: readonly string[], known: readonly (KnownLine | undefined)[]): number | undefined {
  const text = createHash('sha256');
  let areTied = false;
  for (const [place, line] of lines.entries()) {
    const found = known[place];
    areTied ||= found !== undefined && isLinked(found);
    const before = { line: digest(lines[place - 1] ?? ''), all: () => text.copy().digest('hex') };
    if (areTied && found && !isTied(found, before)) return place;
    text.update(`${line}\n`);
  }
  return undefined;
}

const getAnchor = (line: KnownLine | undefined): TrailAnchor[] =>
  line === undefined || 'torn' in line
    ? []
    : [{ institution: line.institution, seq: line.seq, hash: line.hash, time: line.time }];

/** Parses anchors from a text with one JSON line each, together with its faults. */
export function parseAnchors(text: string): AnchorFile {
  const lines = text.split('\n');
  // Text after the last line feed counts as a line only if it was truncated.
  if (lines.at(-1) === '') lines.pop();
  const known = lines.map(readLine);
  const bad = [...lines.keys()].filter((place) => known[place] === undefined);
  const isRepaired = (place: number): boolean => {
    const next = known[place + 1];
    return next !== undefined && 'torn' in next;
  };
  const isTorn = (place: number): boolean => isRepaired(place) || (place === lines.length - 1 && !text.endsWith('\n'));
  const spoilt = [bad.find((place) => !isTorn(place)), findUntied(lines, known)].filter((place) => place !== undefined);
  return {
    anchors: known.flatMap(getAnchor),
    torn: bad.filter(isTorn).map((place) => place + 1),
    spoilt: spoilt.length === 0 ? undefined : Math.min(...spoilt) + 1,
  };
}
