// Runs inside an evidence file: checks its rows with the chain's own code and shows them. All texts are inserted as text.
import { LOGIN_STATE } from '@/contract/codes/loginStateCodes';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { TRAIL_EVENT, TRAIL_FAULT } from '@/contract/codes/trailCodes';
import { CHART_SIZE, getMiddle, getEdgePath } from '@/machines/loginChartPlan';
import { parseAnchors } from '../../../security/trail/anchorLines';
import { checkEvidence } from './checkEvidence';
import { EVIDENCE_LABELS } from './evidenceLabels';

const SVG = 'http://www.w3.org/2000/svg';
const main = document.querySelector('#evidence');

// oxlint-disable-next-line max-params -- where, what, its text, its attributes
const add = (parent, name, text = '', attributes = {}) => {
  const element =
    parent.namespaceURI === SVG || name === 'svg' ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  parent.append(element);
  return element;
};

const filled = (text, values) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
const has = (table, code) => typeof code === 'string' && Object.hasOwn(table, code);

function readEvidence() {
  try {
    return JSON.parse(document.querySelector('#data').textContent);
  } catch {
    return { language: 'en' };
  }
}

const evidence = readEvidence();
const language = has(EVIDENCE_LABELS, evidence.language) ? evidence.language : 'en';
const words = EVIDENCE_LABELS[language];
const named = (table, code) => (has(table, code) ? table[code][language] : (code ?? ''));

const OUTCOMES = { taken: '', ignored: words.ignored, stale: words.stale };

function getResult({ source, event, outcome, code, detail }) {
  const { verdict, attempt } = event === 'faceCheck' ? JSON.parse(detail ?? '{}') : {};
  const judged = verdict === 'notAPicture' ? words.notAPicture : verdict;
  const result = source === 'browser' && has(OUTCOMES, outcome) ? OUTCOMES[outcome] : named(SIGN_IN_RESULT, outcome);
  return [result, judged, attempt, code].filter(Boolean).join(' · ');
}

function showSteps(rows) {
  add(main, 'h2', words.steps);
  const table = add(main, 'table');
  const head = add(add(table, 'thead'), 'tr');
  for (const name of ['row', 'time', 'source', 'event', 'way', 'result', 'hash']) {
    add(head, 'th', words[name]);
  }
  const body = add(table, 'tbody');
  for (const row of rows) {
    const line = add(body, 'tr');
    const way = [row.fromState, row.toState].filter(Boolean).map((state) => named(LOGIN_STATE, state));
    const source = row.source === 'server' ? words.server : words.browser;
    for (const text of [row.seq, row.at, source, named(TRAIL_EVENT, row.event), way.join(' → '), getResult(row)]) {
      add(line, 'td', text);
    }
    const proof = add(line, 'td');
    add(proof, 'code', row.hash);
    if (row.detail === null) continue;
    const more = add(proof, 'details');
    add(more, 'summary', words.details);
    add(more, 'code', row.detail);
  }
}

function showChart(rows) {
  const taken = rows.filter(
    ({ source, outcome, fromState, toState }) =>
      source === 'browser' && outcome === 'taken' && has(LOGIN_STATE, fromState) && has(LOGIN_STATE, toState),
  );
  if (taken.length === 0) return;
  add(main, 'h2', words.chart);
  const chart = add(main, 'svg', '', { viewBox: `0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`, role: 'img' });
  for (const { fromState, toState } of taken.filter((row) => row.fromState !== row.toState)) {
    add(chart, 'path', '', { d: getEdgePath(fromState, toState) });
  }
  for (const state of Object.keys(LOGIN_STATE)) {
    const { x, y } = getMiddle(state);
    const numbers = taken.flatMap(({ toState }, place) => (toState === state ? [place + 1] : []));
    const box = add(chart, 'g', '', numbers.length > 0 || taken[0].fromState === state ? { class: 'visited' } : {});
    add(box, 'rect', '', {
      x: x - CHART_SIZE.boxWidth / 2,
      y: y - CHART_SIZE.boxHeight / 2,
      width: CHART_SIZE.boxWidth,
      height: CHART_SIZE.boxHeight,
    });
    add(box, 'text', named(LOGIN_STATE, state).replace(/^[^:：]+[:：]\s*/u, ''), { x, y: y - 2 });
    add(box, 'text', numbers.join(' · '), { x, y: y + 14 });
  }
}

function compared(text) {
  const others = parseAnchors(text).anchors.filter(({ institution }) => institution === evidence.chain);
  const seqs = new Set(evidence.stretches.flat().map(({ seq }) => seq));
  const count = others.filter(({ seq }) => seqs.has(seq)).length;
  const { fault } = checkEvidence(evidence, others);
  if (fault) return filled(words.agreesNot, fault);
  return count === 0 ? words.none : filled(words.agrees, { count });
}

function showAnchors() {
  add(main, 'h2', words.anchors);
  add(main, 'p', words.anchorsAbout);
  const list = add(main, 'ul');
  for (const { seq, hash, time } of evidence.anchors) {
    add(add(list, 'li', `${words.row} ${seq} · ${time} · `), 'code', hash);
  }
  const label = add(main, 'label', words.compare);
  const input = add(label, 'input', '', { type: 'file' });
  const result = add(main, 'output');
  input.addEventListener('change', async () => {
    result.textContent = compared(await input.files[0].text());
  });
}

function show() {
  const { rows, own, compared: count, fault } = checkEvidence(evidence);
  const { signIn: id, chain, madeAt: at } = evidence;
  const why = fault && named(TRAIL_FAULT, fault.fault);
  const verdict = fault
    ? filled(words.bad, { ...fault, why })
    : filled(words.good, { rows, own: own.length, compared: count, id });
  add(main, 'p', verdict, { class: fault ? 'bad' : 'good', role: 'status' });
  add(main, 'p', filled(words.facts, { id, chain, at }));
  showChart(own);
  showSteps(own);
  showAnchors();
  add(main, 'h2', words.limits);
  const limits = add(main, 'ul');
  for (const limit of words.limitList) {
    add(limits, 'li', limit);
  }
}

add(main, 'h1', words.title);
try {
  show();
} catch {
  add(main, 'p', words.unreadable, { class: 'bad', role: 'status' });
}
