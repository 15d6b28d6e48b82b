// Counts the files between a button and its SQL: node scripts/pathLengths.mjs [--list]
// Follows the imports of an action's screen and handler inside the folders that belong to the action.
// Types, labels, codes and styles do not count, nor do files behind the façade of another topic.
// The send path and the request pipeline, which all actions share, are counted once.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.mjs';

const CASE = 'src/features/caseDetail/';
const SUBMISSION = [`${CASE}submission/`, 'src/machines/submissionMachine'];

/** Screen and handler of each action, the folders and files that belong to it, and the limit. */
const ACTIONS = {
  deduct: {
    entries: [`${CASE}repayment/deduct/DeductDialog.tsx`, 'server/modules/money/deduct.ts'],
    own: [`${CASE}repayment/`, ...SUBMISSION, 'server/modules/money/'],
    limit: 20,
  },
  'record a result': {
    entries: [`${CASE}record/RecordCard.tsx`, 'server/modules/results/recordResult.ts'],
    own: [`${CASE}record/`, ...SUBMISSION, 'server/modules/results/'],
    limit: 20,
  },
  // Messages to the filtered cases do not count.
  'filter the list': {
    entries: ['src/features/cases/CaseScreen.tsx', 'server/modules/cases/taskListingStore.ts'],
    own: ['src/features/cases/', 'server/modules/cases/'],
    others: ['src/features/cases/bulk/BulkButton.tsx'],
    limit: 20,
  },
  // The other sign-in methods, the face checks with their quotas, and the recorder do not count.
  'sign in with a password': {
    entries: [
      'src/features/login/LoginForm.tsx',
      'src/app/login/LoginContainer.tsx',
      'src/app/login/loginSlice.ts',
      'src/app/login/loginEffectTable.ts',
      'server/modules/signIn/signIn.ts',
    ],
    own: ['src/features/login/', 'src/app/login/', 'src/machines/login', 'server/modules/signIn/'],
    others: [
      'src/features/login/FaceCheckScreen.tsx',
      'src/features/login/ProviderScreen.tsx',
      'src/features/login/SecondFactorScreen.tsx',
      'server/modules/signIn/factors/factorStore.ts',
      'server/modules/signIn/quotaStore.ts',
      'src/app/login/faceCheckEffects.ts',
      'src/app/login/loginTraceRecorder.ts',
      'server/modules/signIn/singleSignOn/ssoProviderStore.ts',
    ],
    limit: 20,
  },
  'shared: send path and pipeline': {
    entries: ['src/api/client/send.ts', 'server/pipeline/serveCalls.ts'],
    own: ['src/api/client/', 'src/browser/', 'server/pipeline/'],
    limit: 30,
  },
};

const IMPORT = /^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gmu;
const ENDINGS = ['.ts', '.tsx', '/index.ts'];

function resolveImport(from, specifier) {
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@/');
  if (!isOwn) return undefined;
  const base = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : path.posix.join('src', specifier.slice(2));
  return ENDINGS.map((ending) => base + ending).find((file) => existsSync(path.join(root, file)));
}

function listImports(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)]
    .map((match) => resolveImport(file, match.slice(1).find(Boolean) ?? ''))
    .filter((imported) => imported !== undefined);
}

/** Returns the files of an action in the order in which they are reached. */
function followImports({ entries, own, others = [] }) {
  const reached = new Set(entries);
  const isOwn = (file) => own.some((place) => file.startsWith(place)) && !others.includes(file);
  for (const file of reached) {
    for (const imported of listImports(file).filter(isOwn)) reached.add(imported);
  }
  return [...reached];
}

for (const [action, { limit, ...part }] of Object.entries(ACTIONS)) {
  const files = followImports(part);
  const count = (place) => files.filter((file) => file.startsWith(place)).length;
  const isOver = files.length > limit;
  if (isOver) process.exitCode = 1;
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${action.padEnd(31)} ${String(files.length).padStart(3)} files` +
      ` (app ${count('src/')}, server ${count('server/')}), limit ${limit}`,
  );
  if (process.argv.includes('--list')) for (const file of files) console.log(`       ${file}`);
}
