import { COUNTRY_HOLIDAYS } from '@/contract/law/countryHolidays';
import { createOwnPack } from '@/contract/law/createOwnPack';
import { toLawRule } from '@/contract/law/ownRules';
import { ownCap, ownWindow } from '../../support/law/ownRule';

test('LC-02 the institution’s rules of one version are a pack that is always in force everywhere', () => {
  const rules = [ownCap(), ownWindow()];
  expect(createOwnPack(3, rules)).toEqual({
    id: 'OWN',
    version: '3',
    jurisdiction: '*',
    layer: 'policy',
    state: 'reviewed',
    from: '2000-01-01',
    to: null,
    zones: [],
    sources: { own: { title: 'Saldo', date: '2026-11-23' } },
    rules: rules.map(toLawRule),
  });
});

test('LC-02 where own hours close on holidays the pack has those of their country', () => {
  const closed = [ownCap(), ownWindow(), ownWindow({ holidayCountry: 'PE' })];
  expect(createOwnPack(1, closed).holidays).toBe(COUNTRY_HOLIDAYS.PE);
});
