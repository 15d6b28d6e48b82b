/**
 * Replaces the module with which antd writes style tags. A content policy without a nonce refuses such tags, so the page adopts style
 * sheets instead. They follow all other sheets of the page.
 */
const sheets = new Map<string, CSSStyleSheet>();

function adopt(key: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheets.set(key, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

/** Returns a tag outside the page, because antd marks the tag that it has written. */
export function updateCSS(css: string, key: string): HTMLStyleElement {
  (sheets.get(key) ?? adopt(key)).replaceSync(css);
  return document.createElement('style');
}

export const injectCSS = (css: string): HTMLStyleElement => updateCSS(css, css);

export function removeCSS(key: string): void {
  const sheet = sheets.get(key);
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
}
