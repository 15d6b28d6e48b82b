import type { Random } from '../random';

/** Generates a portrait as a data URL: synthetic people have no photographs. */
export function drawPortrait(random: Random): string {
  const hue = random.int(0, 359);
  const skin = random.pick(['#f1c9a5', '#e0ac7e', '#c68a5c', '#a76d42']);
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="hsl(${hue} 45% 82%)"/>`,
    `<path d="M10 96c2-24 18-32 38-32s36 8 38 32z" fill="hsl(${hue} 40% 38%)"/>`,
    `<circle cx="48" cy="40" r="20" fill="${skin}"/>`,
    `<path d="M27 40c-2-20 12-26 21-26s24 5 21 26c-4-12-12-14-21-14s-17 2-21 14z" fill="hsl(${random.int(10, 40)} 35% ${random.int(12, 32)}%)"/>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
