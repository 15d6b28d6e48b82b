import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Evidence } from './checkEvidence';
import { EVIDENCE_LABELS } from './evidenceLabels';

/** Next to this file in the source, and next to the bundle (scripts/build/serverBundle.mjs). */
const FOLDER = join(import.meta.dirname, 'verifier');

let script: Promise<string> | undefined;

/** Bundle built by npm run docs from verifierPage.mjs. */
const verifierScript = (): Promise<string> => (script ??= readFile(join(FOLDER, 'verifier.txt'), 'utf8'));

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:24px auto;max-width:1040px;padding:0 16px;color:#1c1c1c;background:#fff}
h1{font-size:22px}h2{font-size:16px;margin-top:28px}table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #ccc;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
.good,.bad{border:2px solid;padding:10px 14px;font-weight:600}.good{border-color:#1a6b2f}.bad{border-color:#a11b1b}
svg{max-width:100%;height:auto}svg rect{fill:#fff;stroke:#777}svg .visited rect{stroke:#0b57a4;stroke-width:2}
svg text{font:11px system-ui,sans-serif;text-anchor:middle}svg path{fill:none;stroke:#0b57a4;stroke-width:1.6}
code{overflow-wrap:anywhere}@media print{body{margin:0}input{display:none}}`;

const getHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Serializes JSON that cannot close its enclosing element, whatever was stored. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Builds one page with the evidence and its checker: it loads nothing, sends nothing and runs no other script. */
export async function renderEvidencePage(evidence: Evidence): Promise<string> {
  const code = await verifierScript();
  const { lang, title, needsScript } = EVIDENCE_LABELS[evidence.language];
  const policy = `default-src 'none'; script-src ${getHash(code)}; style-src ${getHash(STYLE)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<noscript>${needsScript}</noscript>
<main id="evidence"></main>
<script type="application/json" id="data">${inert(evidence)}</script>
<script>${code}</script>
</body>
</html>
`;
}
