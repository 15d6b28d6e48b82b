// Refuses most CSS rules for an element before jsdom's selector engine looks at them. Without it, computed styles (which every
// query by role reads) take a third of a screen test: antd's style sheets have thousands of rules.
// Must be loaded before jsdom: its style-rules.js takes the function when it is loaded.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const matches = selectors.matchesDontThrow;

const ATTRIBUTES = /\[[^\]]*\]/g;
const INNERMOST_ARGUMENTS = /\([^()]*\)/g;
const LAST_COMPOUND = /[^\s>+~]*$/;

/** Removes attributes and arguments: their commas, combinators and classes are not those of the element. */
const removeArguments = (selector) => {
  let text = selector.replaceAll(ATTRIBUTES, '');
  for (let longer = ''; longer !== text; text = text.replaceAll(INNERMOST_ARGUMENTS, '')) longer = text;
  return text;
};

const toRequirement = (selector) => {
  const [compound] = LAST_COMPOUND.exec(selector.trim());
  return {
    type: /^[\w-]+/.exec(compound)?.[0].toLowerCase(),
    classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  };
};

/** Returns what an element must have for each selector of a list; undefined for a list with escapes, quotes or other letters. */
const readRequirements = (list) =>
  /[^ -~\s]|[\\"']/.test(list) ? undefined : removeArguments(list).split(',').map(toRequirement);

const memoize = (make) => {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
};

const getRequirements = memoize(readRequirements);
const getClasses = memoize((text) => new Set(text.split(/\s+/)));

const canMatch = (element, list) => {
  const requirements = getRequirements(list);
  if (requirements === undefined) return true;
  const classes = getClasses(element.getAttributeNS(null, 'class') ?? '');
  const type = element.localName.toLowerCase();
  return requirements.some(
    (each) => (each.type === undefined || each.type === type) && each.classes.every((name) => classes.has(name)),
  );
};

selectors.matchesDontThrow = (element, list) =>
  (typeof list !== 'string' || canMatch(element, list)) && matches(element, list);
