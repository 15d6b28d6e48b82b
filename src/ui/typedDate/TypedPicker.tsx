import type { Language } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';
import { DatePicker } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { getMoment } from '@/contract/getZoneOffset';
import { setCalendarZone, toCalendarClock, formatCalendarClock } from './calendarClock';
import { TypedTextContext, TypedTextInput } from './TypedText';
import { isStoredDate, type TypedKind, useTypedDate } from './useTypedDate';

const DAYJS: Readonly<Record<Language, string>> = { cn: 'zh-cn', en: 'en', es: 'es' };

/** Sets the global language of calendars before one is rendered: dayjs has a single locale for the whole page. */
const useCalendarLanguage = (): void => void dayjs.locale(DAYJS[useLocale()]);

/** Day formats, as in DateTime: the month in letters, except in Chinese, which begins with the year. */
const DAY: Readonly<Record<Language, string>> = { cn: 'YYYY/M/D', en: 'D MMM YYYY', es: 'D MMM YYYY' };
const MINUTE: Readonly<Record<Language, string>> = { cn: ' HH:mm', en: ', HH:mm', es: ', HH:mm' };

/** Returns the day formats of a calendar field. YYYY-MM-DD is accepted as well. */
const useDayFormat = (): string[] => [DAY[useLocale()], 'YYYY-MM-DD'];

/** Returns the same formats with hour and minute. */
function useMinuteFormat(): string[] {
  const language = useLocale();
  return [DAY[language] + MINUTE[language], 'YYYY-MM-DD HH:mm'];
}

/** Props that a form field passes to its input. */
export interface FieldInput {
  readonly id?: string;
  readonly value?: string | null | undefined;
  readonly onChange?: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly 'aria-describedby'?: string;
}

interface TypedPickerProps extends FieldInput {
  readonly kind: TypedKind;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly presets?: readonly { readonly label: string; readonly wall: () => string }[] | undefined;
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  /** Text being typed. Controlled by the parent, which decides when it applies. */
  readonly text: string | undefined;
  readonly fault?: string | undefined;
  readonly onText: (text: string | undefined) => void;
  readonly onEnter?: () => void;
}

const COMPONENTS = { input: TypedTextInput };
const SHOW_TIME = { format: 'HH:mm', minuteStep: 5 } as const;
const WALL: Readonly<Record<TypedKind, string>> = { day: 'YYYY-MM-DD', minute: 'YYYY-MM-DDTHH:mm' };

type PickedValue = Dayjs | readonly (Dayjs | null)[] | null;

const isSeveral = (chosen: PickedValue): chosen is readonly (Dayjs | null)[] => Array.isArray(chosen);
const first = (chosen: PickedValue): Dayjs | null => (isSeveral(chosen) ? (chosen[0] ?? null) : chosen);

/** A stored value as the zone's clock shows it. */
function shownWall(value: FieldInput['value'], kind: TypedKind, zone: string): string | undefined {
  if (!value || !isStoredDate(value, kind)) return undefined;
  return kind === 'day' ? value : formatCalendarClock(new Date(value), zone);
}

/** Converts a choice to its wire format. */
function toStored(chosen: Dayjs | null, kind: TypedKind, zone: string): string | null {
  const wall = chosen?.format(WALL[kind]);
  if (wall === undefined) return null;
  return kind === 'day' ? wall : new Date(getMoment(wall, zone)).toISOString();
}

type Limits = Pick<TypedPickerProps, 'presets' | 'firstDay' | 'lastDay' | 'placeholder' | 'fault'>;

/** The calendar's own properties; an absent one is left out. */
const calendarProps = ({ presets, firstDay, lastDay, placeholder, fault }: Limits) => ({
  ...(placeholder !== undefined && { placeholder }),
  ...(fault && { status: 'error' as const }),
  ...(presets && {
    presets: presets.map((each) => ({ label: each.label, value: () => toCalendarClock(each.wall()) })),
  }),
  ...(firstDay !== undefined && { minDate: toCalendarClock(firstDay) }),
  ...(lastDay !== undefined && { maxDate: toCalendarClock(lastDay) }),
});

/** Calendar with a text field. The text stays as typed until it can be parsed. */
export function TypedPicker(props: TypedPickerProps) {
  const { kind, label, value, onChange, text, fault, onText, onEnter, onBlur, ...rest } = props;
  const { presets, firstDay, lastDay, placeholder, ...input } = rest;
  const { zone } = useTypedDate(kind);
  const [isOpen, setOpen] = useState(false);
  const formats = { day: useDayFormat(), minute: useMinuteFormat() };
  useCalendarLanguage();
  setCalendarZone(zone);
  const wall = shownWall(value, kind, zone);
  const shownText = text ?? (wall === undefined && value ? value : undefined);
  const pick = (chosen: PickedValue): void => {
    onText(undefined);
    onChange?.(toStored(first(chosen), kind, zone));
  };
  const press = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Enter' || shownText === undefined) return false;
    onEnter?.();
    // The calendar would cover the error message of the text.
    setOpen(false);
    return true;
  };
  const typed = { text: shownText, fault: fault ?? '', onText, onLeave: () => onBlur?.(), onKey: press };
  return (
    <TypedTextContext value={typed}>
      <DatePicker
        {...input}
        {...calendarProps({ presets, firstDay, lastDay, placeholder, fault })}
        {...(kind === 'minute' && { showTime: SHOW_TIME, onCalendarChange: pick })}
        aria-label={label}
        components={COMPONENTS}
        format={formats[kind]}
        open={isOpen}
        onOpenChange={setOpen}
        value={wall === undefined ? null : toCalendarClock(wall)}
        onChange={pick}
        style={{ width: '100%' }}
      />
    </TypedTextContext>
  );
}
