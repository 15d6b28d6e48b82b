/** What an institution's dialler may be reached by; anything else, a script above all, is not opened. */
const SCHEMES: readonly string[] = ['tel:', 'sip:', 'sips:', 'callto:', 'https:', 'http:'];

/** Hands a number over to the dialler of the device or of the institution; a web page opens beside this one. */
export function openDialler(link: string): void {
  if (!URL.canParse(link)) return;
  const { protocol, href } = new URL(link);
  if (!SCHEMES.includes(protocol)) return;
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.rel = 'noopener noreferrer';
  if (protocol.startsWith('http')) anchor.target = '_blank';
  anchor.click();
}
