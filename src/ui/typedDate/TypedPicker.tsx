import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type KeyboardEvent, useState } from 'react';

import { useCalendarLanguage } from '../useCalendarLanguage';
import { useDayFormat, useMinuteFormat } from '../useDayFormat';
import { momentOf } from '@/contract/zoneOffset';
import { setCalendarZone, toWall, wallAt } from './calendarClock';
import { TypedTextContext, TypedTextInput } from './TypedText';
import { isStoredDate, type TypedKind, useTypedDate } from './useTypedDate';

/** What a form's field gives to its input. */
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
  readonly presets?: readonly { readonly label: string; readonly wall: () => string }[];
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** What is being typed; the parent's, for it decides when it counts. */
  readonly text: string | undefined;
  readonly fault?: string | undefined;
  readonly onText: (text: string | undefined) => void;
  readonly onEnter?: () => void;
}

const COMPONENTS = { input: TypedTextInput };
const SHOW_TIME = { format: 'HH:mm', minuteStep: 5 } as const;
const MINUTE_WALL = 'YYYY-MM-DDTHH:mm';

/** A calendar with a field to type into; the text stays as it was typed until it can be read. */
export function TypedPicker(props: TypedPickerProps) {
  const { kind, label, placeholder, value, onChange, text, fault, onText, onEnter, onBlur, ...rest } = props;
  const { presets, firstDay, lastDay, ...input } = rest;
  const { zone } = useTypedDate(kind);
  const [isOpen, setOpen] = useState(false);
  const formats = { day: useDayFormat(), minute: useMinuteFormat() };
  useCalendarLanguage();
  setCalendarZone(zone);
  const stored = value && isStoredDate(value, kind) ? value : undefined;
  const wall = stored && (kind === 'day' ? stored : wallAt(new Date(stored), zone));
  const pick = (chosen: Dayjs | null): void => {
    onText(undefined);
    if (chosen === null) return onChange?.(null);
    const picked = chosen.format(kind === 'day' ? 'YYYY-MM-DD' : MINUTE_WALL);
    onChange?.(kind === 'day' ? picked : new Date(momentOf(picked, zone)).toISOString());
  };
  const press = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Enter' || typed.text === undefined) return false;
    onEnter?.();
    // The calendar would hide why the text was not read.
    setOpen(false);
    return true;
  };
  const typed = {
    text: text ?? (stored || !value ? undefined : value),
    fault: fault ?? '',
    onText,
    onLeave: () => onBlur?.(),
    onKey: press,
  };
  return (
    <TypedTextContext value={typed}>
      <DatePicker
        {...input}
        aria-label={label}
        {...(placeholder !== undefined && { placeholder })}
        {...(fault && { status: 'error' as const })}
        {...(kind === 'minute' && { showTime: SHOW_TIME, onCalendarChange: (chosen) => pick(first(chosen)) })}
        {...(presets && { presets: presets.map((each) => ({ label: each.label, value: () => toWall(each.wall()) })) })}
        {...(firstDay !== undefined && { minDate: toWall(firstDay) })}
        {...(lastDay !== undefined && { maxDate: toWall(lastDay) })}
        components={COMPONENTS}
        format={formats[kind]}
        open={isOpen}
        onOpenChange={setOpen}
        value={wall ? toWall(wall) : null}
        onChange={(chosen) => pick(first(chosen))}
        style={{ width: '100%' }}
      />
    </TypedTextContext>
  );
}

const first = (chosen: Dayjs | readonly (Dayjs | null)[] | null): Dayjs | null =>
  Array.isArray(chosen) ? (chosen[0] ?? null) : (chosen as Dayjs | null);
