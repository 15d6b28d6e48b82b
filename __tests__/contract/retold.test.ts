import { LANGUAGES } from '@/contract/language';
import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import { translateServerMessage } from '@/contract/translateServerMessage';

/** A value for every place that a message can have. */
const places = new Proxy<Record<string, string>>({}, { get: (_, name) => `«${String(name)}»` });
const names = Object.keys(RESULT_CODES) as ResultName[];

test('GE-01 every message of the server is available in each language, with its values', () => {
  const wrong = names.flatMap((name) =>
    LANGUAGES.flatMap((from) =>
      LANGUAGES.flatMap((to) => {
        const told = translateServerMessage(formatResultMessage(name, from, places), to);
        return told === formatResultMessage(name, to, places) ? [] : [`${name} ${from} → ${to}: ${told}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('GE-01 texts of another server are shown unchanged', () => {
  expect(translateServerMessage('Computer says no', 'es')).toBe('Computer says no');
  expect(translateServerMessage('Try again in 15 min', 'es')).toBe('Try again in 15 min');
});
