import { WATERMARK_OPACITY } from '@/contract/limits';
import { useEffect } from 'react';

interface WatermarkProps {
  readonly name: string;
  /** A data address, null where there is none: initials stand in for it. */
  readonly photo: string | null;
  readonly ink: string;
}

const escaped = (text: string): string => text.replaceAll(/[<>&"']/gu, (sign) => `&#${sign.codePointAt(0)};`);

const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();

const face = ({ name, photo, ink }: WatermarkProps): string =>
  photo?.startsWith('data:image/')
    ? `<clipPath id="c"><circle cx="30" cy="40" r="22"/></clipPath><image href="${escaped(photo)}" x="8" y="18" width="44" height="44" preserveAspectRatio="xMidYMid slice" clip-path="url(#c)"/>`
    : `<circle cx="30" cy="40" r="21" fill="none" stroke="${ink}" stroke-width="2"/><text x="30" y="46" text-anchor="middle" font-size="17" fill="${ink}">${escaped(initialsOf(name))}</text>`;

/** One tile as a picture; a background cannot be selected, copied or caught by the pointer. */
function tileOf(props: WatermarkProps): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="260" font-family="sans-serif" font-weight="500"><g transform="rotate(-18 210 130) translate(90 90)">${face(props)}<text x="62" y="46" font-size="17" fill="${props.ink}">${escaped(props.name)}</text></g></svg>`;
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

/** Puts the layer back as often as somebody takes it away or changes it (SH-07); the answer ends it. */
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
  useEffect(() => keepLayer(tileOf({ name, photo, ink })), [name, photo, ink]);
  return null;
}
