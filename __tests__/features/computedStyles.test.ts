import { screen } from '@testing-library/react';

// config/browserTests/quickSelectors.cjs refuses rules before jsdom matches them: it may refuse none that match.
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const hasWidth = (selector: string, element: Element): boolean => {
  const sheet = document.createElement('style');
  sheet.textContent = `${selector} { width: 7px; }`;
  document.head.append(sheet);
  const isApplied = getComputedStyle(element).width === '7px';
  sheet.remove();
  return isApplied;
};

const PAGE = `
  <section class="outer css-var"><ul><li>1</li><li class="ant-item ant-active" id="item" data-name="a,b .c">2</li></ul></section>
  <Button class="Ant-Button">3</Button><svg><clipPath class="ant-item"></clipPath></svg><p class="ñ a:b"></p>`;

const SELECTORS = [
  '*',
  'li',
  'LI',
  'p',
  '.ant-item',
  '.ant-item.ant-active',
  'li.ant-active',
  'p.ant-active',
  '.ant-item.ant-hidden',
  '.ant-hidden, .ant-active',
  '.ant-hidden, p',
  '.outer .ant-item',
  '.other .ant-item',
  '.outer>ul > .ant-item',
  'li+li',
  'li ~ .ant-item',
  '#item',
  'p#item',
  ':where(.css-var) .ant-item',
  ':where(.css-var).ant-item',
  ':where(.css-var, .outer) :is(.ant-item, .other)',
  '.ant-item:not(.ant-hidden)',
  '.ant-item:not(.ant-active)',
  '.ant-item:not(:not(.ant-active))',
  'li:first-child',
  'li:nth-child(2)',
  '[data-name]',
  '[data-name="a,b .c"]',
  '.ant-item[data-name="a,b .c"]',
  'li[class*=active]',
  '[class^="ant-"], [class*=" ant-"]',
  'button',
  '.Ant-Button',
  '.ant-button',
  'clipPath',
  'clippath.ant-item',
  'svg *',
  '.ñ',
  String.raw`.a\:b`,
  '.css-var li.ant-item, .css-var li.other',
];

test.each(SELECTORS)('the rules of %s are those of the elements that match it', (selector) => {
  document.body.innerHTML = PAGE;
  const elements = [...document.body.querySelectorAll('*')];
  const matched = elements.filter((each) => each.matches(selector));
  expect(elements.filter((each) => hasWidth(selector, each))).toEqual(matched);
});

test('an element that a style sheet hides is not found by its role', () => {
  document.body.innerHTML = `<style>.outer .ant-hidden { display: none; }</style>
    <div class="outer"><button class="ant-hidden">1</button><button>2</button></div><button class="ant-hidden">3</button>`;
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2', '3']);
});
