import { ignoreMovedNodes } from '@/browser/page/ignoreMovedNodes';
import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';

const SHOWN = [
  { before: 'Draft saved', amount: 'Amount 1', after: ['one', 'two'] },
  { before: null, amount: 'Amount 2', after: ['two'] },
  { before: 'Draft of today', amount: 'Amount 3', after: [] },
  { before: null, amount: null, after: ['three', 'one'] },
  { before: 'Saved', amount: 'Amount 4', after: ['one'] },
] as const;

function Page({ before, amount, after }: (typeof SHOWN)[number]) {
  return (
    <main>
      {before}
      {amount && <p>{amount}</p>}
      {after.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {before !== null && 'end'}
    </main>
  );
}

// Typed as any name: the element is deprecated, and translators use it.
const WRAPPER: string = 'font';

const getTexts = (root: Node): Text[] =>
  [...root.childNodes].flatMap((node) => (node instanceof Text ? [node] : getTexts(node)));

/** Wraps each text into two elements, as translators do: with the text itself inside, or with a text of their own. */
function translate(root: Element, how: 'moves' | 'replaces'): void {
  for (const text of getTexts(root)) {
    if (text.parentElement?.localName === WRAPPER) continue;
    const [outer, inner] = [document.createElement(WRAPPER), document.createElement(WRAPPER)];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(how === 'moves' ? text : text.data);
  }
}

beforeAll(ignoreMovedNodes);

/** Renders all pages one after the other, each translated before the next; returns the text after each step. */
function renderTranslated(how: 'moves' | 'replaces'): string[] {
  const { rerender, unmount } = render(<Page {...SHOWN[0]} />);
  const texts = SHOWN.map((shown) => {
    translate(screen.getByRole('main'), how);
    rerender(<Page {...shown} />);
    return screen.getByRole('main').textContent;
  });
  unmount();
  return texts;
}

test('PS-06 GE-01 the page goes on under a translator that moves its texts', () => {
  const expected = SHOWN.map(({ before, amount, after }) => [before, amount, ...after, before && 'end'].join(''));
  expect(renderTranslated('moves')).toEqual(expected);
});

test('GE-01 the page does not crash under a translator that replaces its texts', () => {
  expect(renderTranslated('replaces')).toHaveLength(SHOWN.length);
  expect(screen.queryByRole('main')).toBeNull();
});

test('GE-01 the page asks browsers not to translate it', () => {
  const page = new DOMParser().parseFromString(readFileSync('src/index.html', 'utf8'), 'text/html');
  const asked = [
    page.documentElement.outerHTML.match(/^<html[^>]*>/u)?.[0],
    page.querySelector('meta[name=google]')?.outerHTML,
  ];
  expect(asked).toEqual(['<html lang="zh-CN" translate="no">', '<meta name="google" content="notranslate">']);
});
