import { LANGUAGES } from '@/contract/language';
import { createProviderAddress } from '@/features/login/createProviderAddress';
import { readFileSync } from 'node:fs';

const TICKET = { baseUrl: 'https://provider.example/h5/check', partnerCode: 'p1', timestamp: 17, token: 'frame token' };

test("GE-01 LV-06 the provider's page is opened in the language of the screen", () => {
  const languages = LANGUAGES.map((language) =>
    new URL(createProviderAddress(TICKET, language)?.href ?? '').searchParams.get('lang'),
  );
  expect(languages).toEqual(['zh-CN', 'en', 'es']);
  // Our own page: its words are keyed by these.
  const words = readFileSync('server/provider/page/livenessWords.js', 'utf8');
  expect(languages.filter((language) => !new RegExp(`^  '?${language}'?: \\{$`, 'mu').test(words))).toEqual([]);
});
