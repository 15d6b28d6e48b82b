import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import { LANGUAGES } from '@/contract/language';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const ROOM = join(__dirname, '../../src/i18n');
const FILES = readdirSync(join(ROOM, 'en'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

const getMessages = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOM, language, file), 'utf8')) as Record<string, string>;

/** Names of the arguments of a message, those inside plurals and selects too. */
const getArguments = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap((option) => getArguments(option.value))
        : [];
    return [element.value, ...inner];
  });

const getShape = (message: string): string => [...new Set(getArguments(parse(message)))].toSorted().join(',');

describe.each(FILES)('GE-01 %s', (file) => {
  const english = getMessages('en', file);

  test.each(['cn', 'es'])('GE-01 is complete in %s: same ids, same arguments, nothing empty', (language) => {
    const words = getMessages(language, file);
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [id, message] of Object.entries(words)) {
      expect([id, message.trim() === '']).toEqual([id, false]);
      expect([id, getShape(message)]).toEqual([id, getShape(english[id] ?? '')]);
    }
  });
});

test('GE-01 every message of the server is there in three languages, with its places filled in', () => {
  const places = { fields: 'x', minutes: 7, seconds: 7 };
  const names = Object.keys(RESULT_CODES) as (keyof typeof RESULT_CODES)[];
  const words = names.flatMap((name) => LANGUAGES.map((language) => formatResultMessage(name, language, places)));
  expect(words.filter((each) => !/^[^{}]+$/.test(each))).toEqual([]);
});
