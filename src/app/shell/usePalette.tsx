import { buildMenuEntries } from '@/features/shell/buildMenuEntries';
import type { PaletteEntry } from '@/features/palette/paletteEntry';
import { useLocale } from '@/i18n/languageContext';
import { isDialogOpen } from '@/ui/screen/isDialogOpen';
import { isPaletteKey } from '@/ui/screen/paletteKey';
import { listScreenActions } from '@/ui/screen/listScreenActions';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { withAgentMessages } from '@/ui/screen/screenMessages';
import { useReportMissingPart } from '../notices/useReportMissingPart';

/**
 * Buffers keystrokes while their target is loading. Returns a function that stops the buffer and returns the text; undefined if Escape
 * canceled it.
 */
function bufferKeystrokes(): () => string | undefined {
  let typed = '';
  let isOver = false;
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') isOver = true;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
  };
  addEventListener('keydown', hear, true);
  return () => {
    removeEventListener('keydown', hear, true);
    const text = isOver ? undefined : typed;
    typed = '';
    return text;
  };
}

const load = withAgentMessages(async () => (await import('@/features/palette/Palette')).Palette);

type PaletteWithProps = Pick<ComponentProps<Awaited<ReturnType<typeof load>>>, 'typedAhead' | 'here'> & {
  readonly Palette: Awaited<ReturnType<typeof load>>;
};

/** Returns the focused element, so that its focus can be restored. */
const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

/**
 * Palette and its triggers: a keyboard shortcut and the header's button. Code and messages load on opening; keystrokes typed meanwhile are
 * buffered.
 */
export function usePalette(granted: readonly string[]) {
  const language = useLocale();
  const tellMissing = useReportMissingPart();
  const [opened, setOpened] = useState<PaletteWithProps | null>(null);
  const isComing = useRef(false);
  const before = useRef<HTMLElement>(null);

  const here = (): readonly PaletteEntry[] => [
    ...listScreenActions().map((action) => ({
      ...action,
      group: action.isGeneral ? ('general' as const) : ('actions' as const),
    })),
    ...buildMenuEntries(granted).map(({ path, label }) => ({
      id: `screen:${path}`,
      group: 'screens' as const,
      words: label[language],
      to: path,
    })),
  ];
  const open = async (): Promise<void> => {
    if (isComing.current || isDialogOpen()) return;
    isComing.current = true;
    before.current = focused();
    const entries = here();
    const typedAhead = bufferKeystrokes();
    const Palette = await load().catch(() => undefined);
    isComing.current = false;
    if (Palette) return setOpened({ Palette, typedAhead, here: entries });
    typedAhead();
    return tellMissing();
  };
  const close = (): void => {
    opened?.typedAhead();
    flushSync(() => setOpened(null));
    before.current?.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // Also suppresses the browser's own search.
    event.preventDefault();
    if (opened) close();
    else void open();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  const palette = opened && <OpenPalette opened={opened} onClose={close} />;
  return { open: () => void open(), palette };
}

interface OpenPaletteProps {
  readonly opened: PaletteWithProps;
  readonly onClose: () => void;
}

/**
 * Subscribes to the address only while open, because each navigation re-renders the subscriber. In the hook, it would re-render the shell.
 */
function OpenPalette({ opened: { Palette, typedAhead, here }, onClose }: OpenPaletteProps) {
  const navigate = useNavigate();
  const choose = ({ to, run }: PaletteEntry): void => {
    onClose();
    if (to === undefined) run?.();
    else void navigate(to);
  };
  return <Palette typedAhead={typedAhead} here={here} onChoose={choose} onClose={onClose} />;
}
