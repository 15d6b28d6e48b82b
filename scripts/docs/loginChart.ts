// Writes docs/login.md from the login machine and the texts of its screens; with --check it only reports whether the file is current (TR-04).
import { type LoginEffectName, type LoginStateMeta, LOGIN_EFFECTS } from '@/machines/loginModel';
import { loginMachine } from '@/machines/loginMachine';
import type { AnyStateNode } from 'xstate';

import { formatPage } from './formatPage';
import { EVENT_CAUSES } from './loginEventCauses';
import { LOGIN_SCREENS, STATE_VIEWS } from './loginScreens';

/** Describes each effect for the chart. */
const DOES: Readonly<Record<LoginEffectName, string>> = {
  loadCaptcha: 'POST login/generateValidateCode',
  fetchKeyAndSignals: 'GET login/rsaPublicKey, fingerprint, position',
  postLogin: 'POST login/in, never repeated automatically',
  startSingleSignOn: "POST login/sso/start, which returns the address of the company's provider",
  leaveForProvider: 'open that address',
  finishSingleSignOn: "POST login/sso/finish with the provider's answer",
  requestPasskeySignIn: 'POST login/passkey, then request a passkey from the browser',
  signInWithPasskey: 'fingerprint, position, POST login/passkey/in',
  usePasskey: 'POST login/secondFactor/passkey, then request the passkey from the browser',
  verifyFactor: 'POST login/secondFactor, or login/secondFactor/passkey/prove',
  openCamera: 'request the camera',
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

const areas: Node[] = Object.values(loginMachine.root.states);
const nodes = nodesBelow(loginMachine.root);
const first = loginMachine.root.initial.target[0];
const anywhere = getTransitions(loginMachine.root).map(
  (transition) => `${eventWords(transition)} → ${transition.target?.[0] ? getName(transition.target[0]) : 'stays'}`,
);

await formatPage(
  'login.md',
  `# Login

Made from \`src/machines/loginMachine.ts\` and the English texts of the screens by \`npm run docs\`; do not edit.

[Screens](#screens) describes what a person sees during the login. [State machine](#state-machine) names the states and events behind the screens. Titles, fields and buttons are printed in bold type, other texts of the screen in quotation marks.

${LOGIN_SCREENS}
## State machine

Version ${loginMachine.version}. [machines/login.json](machines/login.json) contains the same machine. [front-end.md](front-end.md#5-when-a-state-machine-pays-off) describes how to open it in Stately's editor.

### State of each screen

| Screen | State |
| --- | --- |
${Object.entries(STATE_VIEWS)
  .map(([state, view]) => `| ${view} | \`${state}\` |`)
  .join('\n')}

### Diagram

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${first ? getBox(first) : ''}
${areas.flatMap(box).join('\n')}
${nodes.flatMap(edges).join('\n')}
\`\`\`

In every state: ${anywhere.join('; ')}.

### Effects and results

The machine is a pure reducer in the store. A state names its effect, which the listener of \`src/app/login/loginSlice.ts\` starts on entry and cancels on exit. Each entry to a state with an effect increments the epoch; a result with another epoch is ignored. A resource that a state holds is released as soon as the machine enters a state that does not hold it.

On entry to \`authenticated\`, the session is stored: cookie flag, session storage and user. On entry to \`form\` from any other state, all stored data of the session is deleted.

### States

| State | Effect | Timeout | Holds | Events |
| --- | --- | --- | --- | --- |
${nodes.map(stateRow).join('\n')}

A NET_FAIL that a firewall or a network's sign-in page caused shows \`errors.intercepted\` instead of the message in the table.

### Events

| Event | Cause |
| --- | --- |
${Object.entries(EVENT_CAUSES)
  .map(([event, cause]) => `| \`${event}\` | ${cause} |`)
  .join('\n')}
`,
);
