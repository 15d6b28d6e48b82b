import { WATERMARK_OPACITY } from '@/contract/limits';
import { useEffect } from 'react';

interface WatermarkProps {
  readonly name: string;
  /** A data URL; null shows the initials instead. */
  readonly photo: string | null;
  readonly ink: string;
}

const escaped = (text: string): string => text.replaceAll(/[<>&"']/gu, (sign) => `&#${sign.codePointAt(0)};`);

const getInitials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();

const face = ({ name, photo, ink }: WatermarkProps): string =>
  photo?.startsWith('data:image/')
    ? `<filter id="g"><feColorMatrix type="saturate" values="0"/></filter><clipPath id="c"><circle cx="14" cy="14" r="14"/></clipPath><image href="${escaped(photo)}" width="28" height="28" preserveAspectRatio="xMidYMid slice" clip-path="url(#c)" filter="url(#g)" opacity="0.5"/>`
    : `<circle cx="14" cy="14" r="13" fill="none" stroke="${ink}"/><text x="14" y="18" text-anchor="middle" font-size="11" fill="${ink}">${escaped(getInitials(name))}</text>`;

/**
 * Renders one tile as a picture. A background image cannot be selected, copied or hit by the pointer. Sparse, thin and gray, so that
 * figures under it stay legible while every screenshot still contains some.
 */
function getTile(props: WatermarkProps): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="340" font-family="sans-serif" font-weight="300"><g transform="rotate(-18 310 170) translate(210 156)">${face(props)}<text x="38" y="19" font-size="14" fill="${props.ink}" fill-opacity="0.7">${escaped(props.name)}</text></g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}

function layer(tile: string): HTMLElement {
  const made = document.createElement('div');
  made.ariaHidden = 'true';
  made.dataset['watermark'] = '';
  Object.assign(made.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483000',
    pointerEvents: 'none',
    opacity: String(WATERMARK_OPACITY),
    backgroundImage: tile,
  });
  return made;
}

/** Restores the layer whenever it is removed or changed (SH-07). Returns a function that stops it. */
function keepLayer(tile: string): () => void {
  let shown = layer(tile);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    shown.remove();
    shown = layer(tile);
    watch();
  });
  const guard = new MutationObserver(() => {
    if (!shown.isConnected) watch();
  });
  function watch(): void {
    document.body.append(shown);
    observer.observe(shown, { attributes: true, childList: true });
  }
  watch();
  guard.observe(document.body, { childList: true });
  return () => {
    guard.disconnect();
    observer.disconnect();
    shown.remove();
  };
}

/** Name and photo of the user over every page, dialogs included, at an opacity of 0.15 (§1, §9). */
export function Watermark({ name, photo, ink }: WatermarkProps) {
  useEffect(() => keepLayer(getTile({ name, photo, ink })), [name, photo, ink]);
  return null;
}
