import { isPlainSentence } from '@/contract/translateServerMessage';

/** Name endings of the fields whose text is an id, a code or a time. */
const KEPT_ENDINGS =
  /(^|[a-z])(id|ids|key|index|status|state|type|kind|role|date|day|days|time|sort|order|code|channel|relation|currency|timezone|lang|language|country|device|tab|month|callresult)$/iu;

/** Other fields whose text is from a fixed list. */
const KEPT_NAMES: ReadonlySet<string> = new Set(
  `willingness promiseDue replies scope field list longAging attention loanTypes faceCheck outcome enabled held split permission
  permissions own member leader admin auditor indicator purpose priority deadline step team before after template figure
  severity result check from to of output format tiles first parts columns names weekday act heir fact view mode verdict
  effect earliest until pack rule channels period counts by answer active scopes proofs leaverCases`.split(/\s+/u),
);

/** Fields with messages of the server. */
const SAID: ReadonlySet<string> = new Set(['message', 'msg', 'text']);

/** Fields whose names look like codes, but whose values are texts about a person. */
const NEVER_KEPT: ReadonlySet<string> = new Set(['maritalStatus']);

const MARK = '•';

/** Returns true if the text of a field is recorded unchanged. All other text may be about a person. */
export const isRecordedUnchanged = (field: string): boolean =>
  !NEVER_KEPT.has(field) && (KEPT_ENDINGS.test(field) || KEPT_NAMES.has(field));

const words = new Map<string, string>();
const pseudonyms = new Map<string, string>();

function getPseudonym(word: string): string {
  if (word === '' || word.startsWith(MARK)) return word;
  const known = pseudonyms.get(word);
  if (known !== undefined) return known;
  const made = `${MARK}${pseudonyms.size + 1}`;
  pseudonyms.set(word, made);
  words.set(made, word);
  return made;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function mapped(value: unknown, name: string, change: (text: string, name: string) => string): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((each) => mapped(each, name, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, key, change)]));
}

/** Replaces every text that may be about a person with a pseudonym. While recording, the store contains only such values (TR-03). */
export const maskTexts = (value: unknown, name = ''): unknown =>
  mapped(value, name, (text, field) => {
    const isReadable = isRecordedUnchanged(field) || (SAID.has(field) && isPlainSentence(text));
    return isReadable ? text : getPseudonym(text);
  });

/** Restores the texts behind the pseudonyms, which only this page knows, before they are sent to the server. */
export const unmaskTexts = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, mapped(value, name, (text) => words.get(text) ?? text)]),
  );
