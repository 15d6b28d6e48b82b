import { LOGIN_STATE, type LoginStateCode } from '@/contract/codes/loginStateCodes';
import { getCodeValues } from '@/contract/codes/codeTable';

import { loginMachine } from './loginMachine';

type Node = (typeof loginMachine)['root'];

/** A transition between two states, by an event (TR-02, TR-04). */
export interface ChartEdge {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

const leafBelow = (node: Node): string => {
  const [first] = node.initial.target;
  return first === undefined ? node.path.join('.') : leafBelow(first);
};

const getLine = (node: Node): Node[] => (node.parent ? [node, ...getLine(node.parent)] : [node]);

const getEdges = (leaf: LoginStateCode): ChartEdge[] =>
  getLine(loginMachine.getStateNodeById(`login.${leaf}`)).flatMap((node) =>
    [...node.transitions.values()].flat().map(({ eventType, target }) => {
      const [first] = target ?? [];
      return { from: leaf, event: eventType, to: first === undefined ? leaf : leafBelow(first) };
    }),
  );

/** All transitions between leaf states, computed by the login machine itself. The trail's chart is rendered from them. */
export const LOGIN_CHART: readonly ChartEdge[] = getCodeValues(LOGIN_STATE).flatMap(getEdges);

const known = new Set(LOGIN_CHART.map(({ from, event, to }) => `${from} ${event} ${to}`));

/** Returns true if the machine has this transition. */
export const isChartEdge = ({ from, event, to }: ChartEdge): boolean => known.has(`${from} ${event} ${to}`);
