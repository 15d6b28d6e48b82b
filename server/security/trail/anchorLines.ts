import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** The head of a chain at some time, kept outside the database: a chain that was rewritten whole differs from it (TR-02). */
export interface TrailAnchor {
  /** The institution's number, 0 for what belongs to none. */
  readonly institution: number;
  readonly seq: number;
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly time: string;
}

/** What a file of anchors holds, and what can not be believed of it. */
export interface AnchorFile {
  readonly anchors: readonly TrailAnchor[];
  /** Numbers of the lines, from 1, that were torn while they were written: at the end, or repaired since. */
  readonly torn: readonly number[];
  /** The first line that nobody can read and no crash explains, or that does not follow what stands before it. */
  readonly spoilt: number | undefined;
}

/** What ties a line to what stands before it: the hash of the line before, or, where that one has no tie itself, of all text before. */
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
/** Follows a line that a crash or a full disk has torn, so that it is told from one that somebody spoilt. */
const repairLine = z.strictObject({ torn: z.literal(true), time: z.string(), ...links });
const knownLine = z.union([anchorLine, repairLine]);

type KnownLine = z.output<typeof knownLine>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Nothing for a line that is none of ours. */
const readLine = (line: string): KnownLine | undefined => {
  try {
    return knownLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** Whether a line can be read; one that a crash has torn can not. */
export const isReadable = (line: string): boolean => readLine(line) !== undefined;

const isLinked = ({ prev, all }: KnownLine): boolean => prev !== undefined || all !== undefined;

/** The tie of the line that follows `last`, or of the first tied line when there is none to go by: then `textBefore` is asked for. */
export async function linkAfter(last: string, textBefore: () => Promise<string>): Promise<AnchorLink> {
  const known = readLine(last);
  return known && isLinked(known) ? { prev: digest(last) } : { all: digest(await textBefore()) };
}

/** Lines that are tied to each other, the first one as given. */
export function linkedLines(values: readonly object[], first: AnchorLink): string {
  let link = first;
  return values
    .map((value) => {
      const line = JSON.stringify({ ...value, ...link });
      link = { prev: digest(line) };
      return `${line}\n`;
    })
    .join('');
}

/** The hashes of what stands before a line. */
interface Before {
  readonly line: string;
  /** Asked for at few lines, and dear. */
  readonly all: () => string;
}

const isTied = (line: KnownLine, before: Before): boolean =>
  isLinked(line) &&
  (line.prev === undefined || line.prev === before.line) &&
  (line.all === undefined || line.all === before.all());

/** Reads from the top: what was tied once has to stay so, line after line; a torn line is passed over, the text behind it vouches for it. */
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

/** The anchors in a text of one JSON line each, and what is wrong with the text. */
export function anchorsIn(text: string): AnchorFile {
  const lines = text.split('\n');
  // What follows the last line feed is a line only where it was cut off.
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
