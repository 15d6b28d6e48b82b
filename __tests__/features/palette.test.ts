import { keepRecent, readRecent } from '@/browser/recentChoices';
import { fits, grouped, type PaletteEntry } from '@/features/palette/paletteEntry';
import { readingsOf } from '@/features/palette/paletteReadings';
import { isPaletteKey } from '@/ui/paletteKey';

const entry = (words: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: words,
  group: 'screens',
  words,
  ...more,
});

test('GE-02 a line fits without accents or capitals, by the beginnings of words in any order', () => {
  expect(fits(entry('Estadísticas'), 'estadis')).toBe(true);
  expect(fits(entry('Ana López', { about: 'ana.lopez · Agent' }), 'AGENT lopez')).toBe(true);
  expect(fits(entry('案件列表'), '列表')).toBe(true);
  expect(fits(entry('Queues'), 'queues add')).toBe(false);
  expect(fits(entry('Llamar al siguiente contacto'), 'mar')).toBe(false);
});

test('GE-02 lines stand by their kind, and a kind without lines is not named', () => {
  const people = entry('Ana', { group: 'people' });
  const actions = entry('Save', { group: 'actions' });
  expect(grouped([people, actions])).toEqual([
    { group: 'actions', entries: [actions] },
    { group: 'people', entries: [people] },
  ]);
});

test('CL-02 a number is looked up as that of a case, a loan and a phone, the phone from four digits; a name from two letters', () => {
  expect(readingsOf('12')).toEqual(['id', 'loanId']);
  expect(readingsOf('55 12 3')).toEqual(['id', 'loanId', 'borrowerPhone']);
  expect(readingsOf('MX1002')).toEqual(['loanId', 'borrowerId']);
  expect(readingsOf('an')).toEqual(['borrowerName']);
  expect(readingsOf('a')).toEqual([]);
  expect(readingsOf('')).toEqual([]);
});

test('GE-02 what was chosen last stands first, once, and what somebody else put there is nothing', () => {
  for (const id of ['a', 'b', 'c', 'a']) keepRecent({ id, words: id, to: null }, 2);
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
