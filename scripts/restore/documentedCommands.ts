import { readFileSync } from 'node:fs';

/** Names of the blocks of docs/operations.md that are run: ```sh NAME. */
export const BLOCKS = [
  'dump',
  'restore-one-role',
  'restore-two-roles',
  'archive',
  'base-backup',
  'recover',
  'copy-folder',
  'missing',
] as const;

/** Name of a block of commands. */
export type Block = (typeof BLOCKS)[number];

/** Replacements for texts of the document in this run. */
export type Places = Readonly<Record<string, string>>;

/** The document whose commands are run. */
export const DOCUMENT = 'docs/operations.md';

/** Returns the commands of a block with its places filled in; a block or a place that the document does not have is a mistake. */
export const readCommands = (block: Block, places: Places): string => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const commands = new RegExp(`^\`\`\`sh ${block}\\n(.*?)^\`\`\`$`, 'msu').exec(text)?.[1];
  if (commands === undefined) throw new Error(`${DOCUMENT} has no block \`\`\`sh ${block}`);
  return Object.entries(places).reduce((filled, [written, place]) => {
    if (!filled.includes(written)) throw new Error(`${DOCUMENT}: the block ${block} does not say ${written}`);
    return filled.replaceAll(written, () => place);
  }, commands);
};
