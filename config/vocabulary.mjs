// Words of CONTRIBUTING.md's section "Style" that `npm run check` rejects (scripts/vocabulary.mjs), and the exceptions with their reasons.

/** Words in comments and documents. */
export const PROSE_WORDS =
  /\b(?:asked|told|said|heard|stood|stands|given|kept|drawn|doors?|walls?|house|rooms?|floors?|staircase|theatre|story|anew|beside|whoever|all the same|in turn|in one go|by itself|of its own|colours?|organisations?)\b/iu;

/** First words of a comment that is a relative clause instead of a sentence. */
export const CLAUSE =
  /^(?:What|How|Whether|Whom?|Whoever|Whose|Where|Which|When|Why|Those who|The same|From when|For whom)\b/u;

/** Terms of the field and names in the code, which are removed before the words are looked for. */
export const PROSE_TERMS = /kept[ -]promises?|kept ones|given names?|`[^`]*`/giu;

/** Lines about promises, in which 'kept' is the term of the field. */
export const PROMISE_LINE = /promise|\bparts?\b|is paid/iu;

/** Words of an exported name, in lower case. */
export const NAME_WORDS = new Set(
  (
    'asked told said heard stood stands given kept drawn door doors wall walls house room rooms floor floors ' +
    'staircase theatre cast story stories anew beside whoever wish wishes wished news intent intents whereabouts ' +
    'behaviour colour organisation'
  ).split(' '),
);

/** An exported name that is a participle only, such as `Found` or `Moving`: it lacks the noun. */
export const PARTICIPLE =
  /^(?:[A-Za-z][a-z]*(?:ed|ing)|[Bb]ound|[Dd]rawn|[Ff]ound|[Hh]eld|[Kk]ept|[Kk]nown|[Ll]eft|[Ll]ost|[Pp]aid|[Ss]ent|[Ss]hown|[Tt]aken)$/u;

/** An exported name that ends in 'of', such as `ratesOf` or `BASE_OF`: a function lacks the verb, a value the noun. */
export const OF_SUFFIX = /(?:[a-z]Of|_OF)$/u;

/** Exported names that break these rules, with the reason. */
export const NAME_EXCEPTIONS = {
  ContactIntent: 'a planned contact that the rules evaluate',
  Loading: 'the component is named after its state, as in antd',
  paged: 'a schema builder, read as paged(row)',
  Recording: 'the term of Redux DevTools',
  Routing: 'the term of the field for assigning cases to queues',
  Subheading: 'a noun',
  isPromiseKept: 'a kept promise is a term of the field',
  KeptPromiseRate: 'a kept promise is a term of the field',
};

/** Documents that quote words of the list, with the reason. */
export const DOCUMENT_EXCEPTIONS = {
  'docs/acceptance.md': 'quotes the titles of tests',
  'docs/glossary.md': 'lists the words that the screens do not use',
  'docs/auditors.md': 'quotes the screens',
  'docs/lender.md': 'quotes labels of codes',
};
