/**
 * webpack loader for `src/i18n/<language>/<part>/<feature>.json`. Messages are parsed here, so that the browser needs no parser. Plain
 * texts too: react-intl returns a single literal at once, but would parse a string on each render.
 */
module.exports = async function compileMessages(source) {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const parsed = ([id, text]) => {
    try {
      return [id, parse(text, { requiresOtherClause: true })];
    } catch (error) {
      throw new Error(`${this.resourcePath}: "${id}": ${error.message} in "${text}"`, { cause: error });
    }
  };
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).map(parsed)));
};
