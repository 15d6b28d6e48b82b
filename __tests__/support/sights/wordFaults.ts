import type { Page } from '@playwright/test';
import type { Language } from '@/contract/language';
import { getWords } from '../journeys/journeyWords';

const isPlain = (text: string): boolean => !/[{<]/u.test(text);
const english = getWords('en');
const ids = new Set(Object.keys(english));

/** English sentences whose translation into a language is another one: none of them may be seen there. */
const foreignIn = (language: Language): Set<string> => {
  if (language === 'en') return new Set();
  const own = getWords(language);
  const allOwn = new Set(Object.values(own));
  return new Set(
    Object.entries(english)
      .filter(([id, text]) => isPlain(text) && own[id] !== text && !allOwn.has(text))
      .map(([, text]) => text),
  );
};

const FOREIGN = { cn: foreignIn('cn'), en: foreignIn('en'), es: foreignIn('es') };

/** Everything that a screen says: its texts, and what is read out or shown on hover. */
const sayings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    // antd names its icons in English; all of ours are hidden or inside a named button. Raw data and hashes are no words,
    // and what names its own language or that it is not translated, such as a notice for readers of another one or the
    // name of a law, is so on purpose.
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.matches('.anticon, script, style, pre, code') && !element.closest('body :is([lang], [translate=no])'),
    );
    const attributes = elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
    const own = (element: Element): string[] =>
      [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.textContent);
    const all = [...attributes, ...elements.flatMap(own)].map((text) => text.trim());
    return [...new Set(all)].filter((text) => text !== '');
  });

/** Returns elements wider than their container: the page itself, or texts of buttons, tabs, tags and headings. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll<HTMLElement>('button, [role=tab], label, h1, h2, dt, th, .ant-tag')];
    const isCut = (element: HTMLElement): boolean =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
    const cut = words
      .filter((element) => element.clientWidth > 0 && !element.closest('[class*=onlyHeard]') && isCut(element))
      .map((element) => `cut: ${element.textContent}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...cut, `the page is ${scrollWidth - clientWidth} px too wide`] : cut;
  });

const isData = (text: string, tag: string): boolean =>
  text.includes(tag) || text.includes(tag.toLowerCase()) || /^[\d\s$.,:/%*+·–-]*$/u.test(text);

/** Words in Latin letters that may stand on a Chinese screen: names, data, keys. */
const KNOWN_LATIN =
  /Saldo|IPv4|IPv6|IP|MXN|María González Hernández|English|Español|Ctrl\+Enter|Esc|Ctrl\+K|Enter|Shift|INE|Mercado Ñ|ñandú|WhatsApp|WABA|WA|IVA|GPS|HTTPS|API|OpenID Connect|ID|Android|PresTamo Ya|Mercado Sur|Crédito rápido|Comercial Azteca|Soltero|Licenciatura|Vendedor|Calle|Avenid|Esposa|Prueba|Agente|Financiera|Ñandú|PR\*|XY|YYYY-MM-DD|CSV|JSON|npm run audit:verify|BLU|IVR|LUNAR|WABA|SMS|RES|xlsx?|MB|UTC|PIN|SCIM|[A-Z][a-z]+\/[A-Z][a-z]+(?:[ _][A-Z][a-z]+)*|\/prod\/lender\/events|docs\/lender\.md|Mora de 1 a 30 días|SIGHT|D A R X|Delete|faulty|with space|no address|boss|nowhere|Ana|test|main|\([nplr]\)|\([A-Z]{2}(?:-[A-Z]{2,3})?\)/gu;

/** Returns texts on a screen that are ids, in another language, or cut off; `tag` is in the data of the test. */
export const wordFaults = async (
  page: Page,
  { language, tag }: { language: Language; tag: string },
): Promise<string[]> => {
  const said = await sayings(page);
  const rawIds = said.filter((text) => ids.has(text) || /^[a-zA-Z]+(\.[a-zA-Z]+)+$/u.test(text));
  const untranslated = said.filter((text) => FOREIGN[language].has(text));
  const latin =
    language === 'cn'
      ? said.filter((text) => !isData(text, tag) && /[A-Za-z]{2,}/u.test(text.replaceAll(KNOWN_LATIN, '')))
      : [];
  return [
    ...rawIds.map((text) => `id: ${text}`),
    ...untranslated.map((text) => `English: ${text}`),
    ...latin.map((text) => `Latin: ${text}`),
    ...(await cutOff(page)),
  ];
};
