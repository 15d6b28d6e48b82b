import type { LawRole } from '../codes/lawCodes';
import { filterPacksByDay } from './selectPacks';
import { getPurpose } from './contactRole';
import { formatPackName } from './decideContact';
import type { ContentRule, RulePack, LawRule } from './lawPack';
import { detectContent, type DetectedContent } from './detectContent';

type RuleOfContent = LawRule & ContentRule;

/** Objection of a rule to a text, or a restriction of its recipients (LC-09). */
export interface TextFinding {
  /** `said`: contains forbidden content; `missing`: lacks required content; `borrowerOnly`: may be sent only to the borrower. */
  readonly is: 'said' | 'missing' | 'borrowerOnly';
  readonly content: string;
  /** Words that contain it. */
  readonly words: string[];
  readonly effect: LawRule['effect'];
  /** Pack and version, `MX@2014-10-08`. */
  readonly pack: string;
  readonly source: string;
  readonly article: string;
}

const fits = <Value>(input: readonly Value[] | undefined, value: Value): boolean =>
  input === undefined || input.includes(value);

const speaksTo = ({ on = {} }: LawRule, role: LawRole): boolean =>
  fits(on.role, role) && fits(on.purpose, getPurpose(role));

const isAboutText = (rule: LawRule): rule is RuleOfContent => rule.kind === 'content' && fits(rule.on?.channel, 'sms');

function getFindings(rule: RuleOfContent, pack: RulePack, contents: readonly DetectedContent[]): TextFinding[] {
  const isForBorrower = contents.some(({ content }) => content === 'debt');
  const named = {
    effect: rule.effect,
    pack: formatPackName(pack),
    source: pack.sources[rule.source]?.title ?? '',
    article: rule.article,
  };
  const is = speaksTo(rule, 'borrower') ? ('said' as const) : ('borrowerOnly' as const);
  const forbidden = contents
    .filter(({ content }) => rule.forbid.includes(content))
    .map(({ content, words }) => ({ is, content, words, ...named }));
  // Required content depends on the recipient: a text that discloses the debt is for the borrower.
  const missing = speaksTo(rule, isForBorrower ? 'borrower' : 'unknown')
    ? rule.require.filter((input) => !contents.some(({ content }) => content === input))
    : [];
  return [...forbidden, ...missing.map((content) => ({ is: 'missing' as const, content, words: [], ...named }))];
}

/** Returns the objections of the rules in force on a day (YYYY-MM-DD) to a message's text or template (LC-09). */
export function lintText(packs: readonly RulePack[], text: string, today: string): TextFinding[] {
  const contents = detectContent(text);
  return filterPacksByDay(packs, today).flatMap((pack) =>
    pack.rules.filter(isAboutText).flatMap((rule) => getFindings(rule, pack, contents)),
  );
}
