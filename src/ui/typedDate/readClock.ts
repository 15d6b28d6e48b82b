import { toClock } from './typedText';

/** What was found of a time, and the text around it. */
export interface FoundClock {
  readonly clock: string;
  readonly rest: string;
}

type Half = 'am' | 'pm' | 'noon';

/** What people write with an hour of twelve, by the half of the day. Of midnight and noon only the clear forms count. */
const HALVES: readonly (readonly [RegExp, Half])[] = [
  [/^(?:a\.? ?m\.?|de la (?:manana|madrugada)|上午|早上|凌晨)$/u, 'am'],
  [/^(?:p\.? ?m\.?|de la (?:tarde|noche)|下午|傍晚|晚上)$/u, 'pm'],
  [/^(?:中午|del mediodia)$/u, 'noon'],
];

const BEFORE = '(?<before>上午|早上|凌晨|下午|傍晚|晚上|中午)';
const AFTER = String.raw`(?<after>[ap]\.? ?m\.?|de la (?:manana|madrugada|tarde|noche)|del mediodia)`;
const MINUTES = String.raw`(?:(?<minute>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)`;
const SPOKEN = String.raw`(?<hour>\d{1,2}) ?[点時时](?: ?(?:(?<spoken>\d{1,2}) ?分?|(?<half>半)|(?<full>整|钟)))?`;
const FIGURES = String.raw`(?<figures>\d{1,2})(?: ?[:h] ?${MINUTES}| ?h(?:rs?|oras)?\.?(?![a-z]))? ?(?:h(?:rs?|oras)?\.?(?![a-z]))?`;
const TIME = `${BEFORE}? ?(?:${SPOKEN}|${FIGURES}) ?${AFTER}?`;

/** Between a day and its time, or nothing. */
const LINK = '(?:at|a las?|t)';
const AT_END = new RegExp(`^(?<rest>.*?)(?:^(?:${LINK} )?|,? ${LINK} ?|(?<=\\d)t|, ?| |(?<=[日号天])) ?${TIME}$`, 'u');
const AT_START = new RegExp(`^(?:${LINK} )?${TIME}(?:,? (?:on |del? |el )?)(?<rest>.+)$`, 'u');

function hourOf(hour: number, half: Half | undefined): number | undefined {
  if (half === undefined) return hour;
  if (half === 'noon') return hour >= 11 && hour <= 13 ? hour : hour === 1 ? 13 : undefined;
  // 下午17:30 says the same twice.
  if (half === 'pm' && hour > 12) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Figures alone are no time: it takes a colon, a unit or a half of the day. */
const isTime = (text: string): boolean => /[:点時时h]|[ap]\.? ?m|de la|del medio|午|早上|凌晨|傍晚|晚上/u.test(text);

function clockOf(groups: Groups): string | undefined {
  const said = groups['before'] ?? groups['after'];
  const half = said === undefined ? undefined : HALVES.find(([pattern]) => pattern.test(said))?.[1];
  const isMidnightOrNoon =
    /^(?:de la noche|晚上)$/u.test(said ?? '') && Number(groups['hour'] ?? groups['figures']) === 12;
  if (isMidnightOrNoon || (groups['before'] !== undefined && groups['after'] !== undefined)) return undefined;
  const hour = hourOf(Number(groups['hour'] ?? groups['figures']), half);
  const minute = groups['half'] === undefined ? Number(groups['minute'] ?? groups['spoken'] ?? 0) : 30;
  return hour === undefined ? undefined : toClock(hour, minute);
}

function find(pattern: RegExp, text: string): FoundClock | undefined {
  const groups: Groups | undefined = pattern.exec(text)?.groups;
  const rest = groups?.['rest'] ?? '';
  if (!groups || !isTime(text.replace(rest, ''))) return undefined;
  const clock = clockOf(groups);
  return clock === undefined ? undefined : { clock, rest: rest.replace(/[, ]+$/u, '') };
}

/** Finds a time behind a day, before it, or alone. */
export const readClock = (text: string): FoundClock | undefined => find(AT_END, text) ?? find(AT_START, text);
