/**
 * webpack loader for `src/i18n/<language>/<part>/<feature>.json`: messages with arguments are parsed here, so that the
 * browser needs no parser. Plain texts stay texts, unless the same message has arguments in another language:
 * react-intl would then look for its parser.
 */
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const LANGUAGES = ['en', 'es', 'cn'];
const LITERAL = 0;

const plain = (message) => message.every((part) => part.type === LITERAL);

module.exports = async function compileMessages(source) {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const parsed = (text, id) => {
    try {
      return parse(text, { requiresOtherClause: true });
    } catch (error) {
      throw new Error(`${this.resourcePath}: "${id}": ${error.message} in "${text}"`, { cause: error });
    }
  };
  const others = otherLanguages(this);
  const compiled = Object.entries(JSON.parse(source)).map(([id, text]) => {
    const message = parsed(text, id);
    const stays = plain(message) && others.every((each) => !(id in each) || plain(parsed(each[id], id)));
    return [id, stays ? (message[0]?.value ?? '') : message];
  });
  return JSON.stringify(Object.fromEntries(compiled));
};

function otherLanguages(loader) {
  const [file, part, , ...above] = loader.resourcePath.split(path.sep).toReversed();
  const folder = above.toReversed().join(path.sep);
  return LANGUAGES.map((language) => path.join(folder, language, part, file))
    .filter((other) => other !== loader.resourcePath && existsSync(other))
    .map((other) => {
      loader.addDependency(other);
      return JSON.parse(readFileSync(other, 'utf8'));
    });
}
