// Writes docs/login.md from the login machine; with --check it only reports whether the file is current (TR-04).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { LOGIN_MESSAGES, type LoginEffectName, type LoginStateMeta, LOGIN_EFFECTS } from '@/machines/loginModel';
import { loginMachine } from '@/machines/loginMachine';
import { format } from 'prettier';
import type { AnyStateNode } from 'xstate';

const TARGET = path.join(import.meta.dirname, '../../docs/login.md');

/** Describes each effect for the chart. */
const DOES: Readonly<Record<LoginEffectName, string>> = {
  loadCaptcha: 'POST login/generateValidateCode',
  fetchKeyAndSignals: 'GET login/rsaPublicKey, fingerprint, position',
  postLogin: 'POST login/in, never repeated automatically',
  openCamera: 'ask for the camera',
  holdCamera: 'watch that the camera stays',
  takePhoto: 'draw, mirror and compress the picture',
  verifyPhoto: 'POST login/getSilenceLiveNessResult',
  openFrame: "load the provider's page",
  watchProvider: "listen to the provider's page",
  checkProvider: 'POST login/getPureH5LivenessResult',
  signOut: 'GET login/out',
};

// The machine's type declares that no inner state belongs to the machine.
type Node = AnyStateNode;
type Transition = Node['on'][keyof Node['on']][number];

const nodesBelow = (node: Node): Node[] =>
  Object.values(node.states).flatMap((child: Node) => [child, ...nodesBelow(child)]);
const getName = ({ path: names }: Node): string => (names.length === 0 ? 'login' : names.join('.'));
const getBox = (node: Node): string => getName(node).replaceAll('.', '_');
const getWord = (named: unknown): string =>
  typeof named === 'object' && named !== null && 'type' in named
    ? String(named.type)
    : typeof named === 'string'
      ? named
      : '';

const getTransitions = (node: Node): Transition[] => [...node.transitions.values()].flat();

const saidBy = ({ actions }: Transition): string[] =>
  actions.flatMap((action) => {
    const params: unknown = typeof action === 'object' && 'params' in action ? action.params : undefined;
    return typeof params === 'object' && params !== null && 'msg' in params ? [String(params.msg)] : [];
  });

const eventWords = (transition: Transition): string => {
  const guard = transition.guard === undefined ? '' : ` [${getWord(transition.guard)}]`;
  const messages = saidBy(transition).map((msg) => ` “${msg}”`);
  return `${transition.eventType}${guard}${messages.join('')}`;
};

/** Edges with the same ends become one line of the picture. */
function edges(node: Node): string[] {
  const byTarget = new Map<string, Transition[]>();
  for (const transition of getTransitions(node)) {
    const [target] = transition.target ?? [];
    if (target) byTarget.set(getBox(target), [...(byTarget.get(getBox(target)) ?? []), transition]);
  }
  return [...byTarget].map(([target, all]) => {
    const label = [
      ...new Set(all.map(({ eventType, guard }) => (guard ? `${eventType} [${getWord(guard)}]` : eventType))),
    ];
    return `  ${getBox(node)} --> ${target}: ${label.join(', ')}`;
  });
}

function box(node: Node): string[] {
  const children: Node[] = Object.values(node.states);
  if (children.length === 0) return [`  ${getBox(node)}: ${node.key}`];
  const first = node.initial.target[0];
  const inside = children.flatMap((child) => box(child).map((line) => `  ${line}`));
  return [`  state ${getBox(node)} {`, `    [*] --> ${first ? getBox(first) : ''}`, ...inside, '  }'];
}

const seconds = (timeoutMs: number | null): string => (timeoutMs === null ? 'none' : `${timeoutMs / 1000} s`);

function stateRow(node: Node): string {
  const meta: LoginStateMeta = node.meta ?? {};
  const effect = meta.effect && LOGIN_EFFECTS[meta.effect];
  const ways = getTransitions(node).map((transition) => {
    const [target] = transition.target ?? [];
    return `${eventWords(transition)} → ${target ? getName(target) : 'stays'}`;
  });
  const cells = [
    getName(node),
    meta.effect ? `${meta.effect}: ${DOES[meta.effect]}` : '',
    effect ? seconds(effect.timeoutMs) : '',
    (meta.holds ?? []).join(', '),
    ways.join('<br>'),
  ];
  return `| ${cells.join(' | ')} |`;
}

function chapter(): string {
  const rooms: Node[] = Object.values(loginMachine.root.states);
  const below = nodesBelow(loginMachine.root);
  const first = loginMachine.root.initial.target[0];
  return `# The login machine, version ${loginMachine.version}

Made from \`src/machines/loginMachine.ts\` by \`npx tsx scripts/docs/loginChart.ts\`; do not edit.

The machine is a pure reducer in the store. A state names its effect, which the listener of \`src/app/login/loginSlice.ts\` starts on entry
and cancels on exit. Each entry to a state with an effect increments the epoch; a result that carries another epoch is ignored.
A resource that a state holds is released as soon as the machine enters a state that does not hold it.

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${first ? getBox(first) : ''}
${rooms.flatMap(box).join('\n')}
${below.flatMap(edges).join('\n')}
\`\`\`

In every state: ${getTransitions(loginMachine.root)
    .map(
      (transition) => `${eventWords(transition)} → ${transition.target?.[0] ? getName(transition.target[0]) : 'stays'}`,
    )
    .join('; ')}.

On reaching \`authenticated\` the session is stored (cookie flag, session storage, user). On reaching \`form\` from any other state, everything stored of a session is cleared.

| State | Effect | Time-out | Holds | Events |
| --- | --- | --- | --- | --- |
${below.map(stateRow).join('\n')}

Messages: ${LOGIN_MESSAGES.map((msg) => `\`${msg}\``).join(', ')}. A NET_FAIL that a firewall or a network's sign-in page caused shows \`errors.intercepted\` instead of the message in the table.
`;
}

const made = await format(chapter(), {
  parser: 'markdown',
  printWidth: 120,
  proseWrap: 'preserve',
  embeddedLanguageFormatting: 'off',
});
const isUpToDate = made === readIfThere();

function readIfThere(): string {
  try {
    return readFileSync(TARGET, 'utf8');
  } catch {
    return '';
  }
}

if (process.argv.includes('--check')) {
  if (!isUpToDate) {
    console.error('docs/login.md does not fit the login machine: run npx tsx scripts/docs/loginChart.ts');
    process.exitCode = 1;
  }
} else if (!isUpToDate) writeFileSync(TARGET, made);
