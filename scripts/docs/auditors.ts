// Writes docs/auditors.md from the messages of the guide for auditors; with --check it only reports whether the page is current.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GUIDE_SECTIONS } from '@/features/trail/guideSections';
import { formatPage } from './formatPage';

const file = path.join(import.meta.dirname, '../../src/i18n/en/management/auditors.json');
const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
const text = (id: string): string => messages[id] ?? '';

const sections = GUIDE_SECTIONS.map(
  ({ title, texts }) => `## ${text(title)}\n\n${texts.map((id, place) => `${place + 1}. ${text(id)}`).join('\n')}\n`,
);

const HEAD = `# ${text('auditors.title')}

Made from the messages of the audit pages by \`npm run docs\`; do not edit. The app shows the same page in *Audit trail* → *Guide for auditors*, in three languages.

`;

const TOOLS = `## Verify many files

\`npm run audit:verify -- FILE --anchors HEADS\` verifies an export of the chain on a machine with Saldo and Node.js. Use \`--part\` for an export of some days: rows before and after it are not verified. [trail.md](trail.md) describes the chain.
`;

await formatPage('auditors.md', HEAD + sections.join('\n') + '\n' + TOOLS);
