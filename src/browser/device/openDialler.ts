/** Allowed URL schemes of an institution's dialer. Any other scheme, scripts above all, is not opened. */
const SCHEMES: readonly string[] = ['tel:', 'sip:', 'sips:', 'callto:', 'https:', 'http:'];

/** Passes a number to the dialer of the device or of the institution. A web page opens in a new tab. */
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
