import { addRecent, readRecent } from '@/browser/stored/recentChoices';
import { matchesEntry, groupEntries, type PaletteEntry } from '@/features/palette/paletteEntry';
import { getSearchModes } from '@/features/palette/paletteReadings';
import { mergeRows, toCaseEntry } from '@/features/palette/useCaseSearch';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { TaskRow } from '@/contract/entities/cases/task';
import { getSearchMode } from '@/ui/list/searchReading';
import { createIntl } from 'react-intl';
import { isPaletteKey } from '@/ui/screen/paletteKey';

const entry = (words: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: words,
  group: 'screens',
  words,
  ...more,
});

test('GE-02 a line fits without accents or capitals, by the beginnings of words in any order', () => {
  expect(matchesEntry(entry('Estadísticas'), 'estadis')).toBe(true);
  expect(matchesEntry(entry('Ana López', { about: 'ana.lopez · Agent' }), 'AGENT lopez')).toBe(true);
  expect(matchesEntry(entry('案件列表'), '列表')).toBe(true);
  expect(matchesEntry(entry('Queues'), 'queues add')).toBe(false);
  expect(matchesEntry(entry('Llamar al siguiente contacto'), 'mar')).toBe(false);
});

test('GE-02 lines stand by their kind, and a kind without lines is not named', () => {
  const people = entry('Ana', { group: 'people' });
  const actions = entry('Save', { group: 'actions' });
  expect(groupEntries([people, actions])).toEqual([
    { group: 'actions', entries: [actions] },
    { group: 'people', entries: [people] },
  ]);
});

test('CL-02 a number is looked up as that of a case, a loan and a phone, the phone from four digits; a name from two letters', () => {
  expect(getSearchModes('12')).toEqual(['id', 'loanId']);
  expect(getSearchModes('55 12 3')).toEqual(['id', 'loanId', 'borrowerPhone']);
  expect(getSearchModes('MX1002')).toEqual(['loanId', 'borrowerId']);
  expect(getSearchModes('an')).toEqual(['borrowerName']);
  expect(getSearchModes('a')).toEqual([]);
  expect(getSearchModes('')).toEqual([]);
  expect(getSearchModes('５５４０')).toEqual(['id', 'loanId', 'borrowerPhone']);
  expect(getSearchModes('+52 55 4000 1220')).toEqual(['id', 'loanId', 'borrowerPhone']);
  expect(getSearchModes('mx1000178')).toEqual(['loanId', 'borrowerId']);
});

test('CL-02 digits alone are read as a loan where loans have that many behind their letters, a whole phone as a phone', () => {
  const example = { loanId: 'MX10001785', borrowerId: 'MXU1' };
  expect(getSearchMode('10001785', example)).toBe('loanId');
  expect(getSearchMode('mx10001785', example)).toBe('loanId');
  expect(getSearchMode('ｍｘ１０００１７８５', example)).toBe('loanId');
  expect(getSearchMode('1220', example)).toBe('borrowerPhone');
  expect(getSearchMode('5540001220', { ...example, loanId: 'MX1234567890' })).toBe('borrowerPhone');
});

const row = (id: string): TaskRow => ({
  id,
  loanId: `MX${id}`,
  borrowerId: 'U1',
  borrowerName: 'Itzel Ramírez',
  phone: '******1220',
  penaltyDate: '2026-03-01',
  penaltyDay: 3,
  amount: 1234.5,
  status: 'C00',
  lastCallResult: null,
  lastCallTime: null,
  lastCallAgent: null,
  currency: 'MXN',
});

test('CL-02 CD-12 a case of the palette shows its loan, status, amount and the last digits of the phone', () => {
  const { formatNumber } = createIntl({ locale: 'en-US' });
  expect(toCaseEntry(row('7'), { formatNumber, language: 'en' })).toMatchObject({
    words: 'Itzel Ramírez',
    about: `MX7 · ${getCodeLabel(CASE_STATUS, 'C00', 'en')} · $1,234.50 · ******1220`,
    recentWords: 'MX7',
  });
});

test('CL-02 the cases of several readings take turns, each case once', () => {
  const answers = [['1', '2', '3', '4', '5', '6'].map(row), [], ['9', '1'].map(row)];
  expect(mergeRows(answers).map(({ id }) => id)).toEqual(['1', '9', '2', '3', '4', '5']);
});

test('GE-02 the last choice is first, once, and foreign entries are ignored', () => {
  for (const id of ['a', 'b', 'c', 'a']) addRecent({ id, words: id, to: null }, 2);
  expect(readRecent().map(({ id }) => id)).toEqual(['a', 'c']);
  sessionStorage.setItem('recent', '[{"id":1},{"id":"x","words":"x","to":null}]');
  expect(readRecent().map(({ id }) => id)).toEqual(['x']);
  sessionStorage.setItem('recent', '{');
  expect(readRecent()).toEqual([]);
});

const press = (init: KeyboardEventInit) => isPaletteKey(new KeyboardEvent('keydown', init));

test('GE-02 the key of the palette is Ctrl or Cmd with K, and no other', () => {
  expect(press({ key: 'k', ctrlKey: true })).toBe(true);
  expect(press({ key: 'K', metaKey: true })).toBe(true);
  expect(press({ key: 'k' })).toBe(false);
  expect(press({ key: 'K', ctrlKey: true, shiftKey: true })).toBe(false);
});
