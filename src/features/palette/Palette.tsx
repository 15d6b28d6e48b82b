import { runWhenComposed } from '@/browser/page/composing';
import { addRecent } from '@/browser/stored/recentChoices';
import { PALETTE_RECENT_MAX } from '@/contract/ourLimits';
import { Input, type InputRef, Modal } from 'antd';
import { useState, type ComponentProps, useEffect, useRef, type KeyboardEvent, useId } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './palette.module.css';
import { groupEntries, type PaletteEntry } from './paletteEntry';
import { PaletteList } from './PaletteList';
import { usePaletteEntries } from './usePaletteEntries';

/** Holds the text of the palette's field and the search text. They are equal except while a word is being composed. */
function usePaletteText(onSearch: () => void) {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const type = (text: string): void => {
    setTyped(text);
    runWhenComposed(() => {
      setSearched(text);
      onSearch();
    });
  };
  return { typed, searched, type };
}

interface PaletteFieldProps {
  /** The list of what can be chosen, and its line that Enter takes. */
  readonly list: string;
  readonly activeLine: string | undefined;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: ComponentProps<typeof Input>['onKeyDown'];
  readonly onFocus: () => void;
}

/** Input field of the palette; it also handles the keys of the list. */
function PaletteField({ list, activeLine, typed, onType, ...handlers }: PaletteFieldProps) {
  const words = useIntl().formatMessage({ id: 'palette.find' });
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Input
      ref={input}
      size="large"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input, with a separate list below it
      role="combobox"
      aria-expanded={activeLine !== undefined}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={activeLine}
      aria-label={words}
      placeholder={words}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      {...handlers}
    />
  );
}

interface PaletteProps {
  /** Returns the text typed before the field received the focus; undefined if Escape canceled it. */
  readonly typedAhead: () => string | undefined;
  /** Screens and actions available here. */
  readonly here: readonly PaletteEntry[];
  /** Closes the palette, then navigates or runs the choice. */
  readonly onChoose: (entry: PaletteEntry) => void;
  readonly onClose: () => void;
}

const WIDTH = 600;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One field for cases, people, screens and actions: type, choose with the arrows, Enter. */
export function Palette({ typedAhead, here, onChoose, onClose }: PaletteProps) {
  const { formatMessage } = useIntl();
  const list = useId();
  const [pointed, setPointed] = useState<string>();
  const { typed, searched, type } = usePaletteText(() => setPointed(undefined));
  const found = usePaletteEntries(searched, here);
  const groups = groupEntries(found.entries);
  const lines = groups.flatMap(({ entries }) => entries);
  const active = lines.find(({ id }) => id === pointed) ?? lines[0];

  const choose = (entry: PaletteEntry): void => {
    addRecent({ id: entry.id, words: entry.recentWords ?? entry.words, to: keptAddress(entry) }, PALETTE_RECENT_MAX);
    onChoose(entry);
  };
  const takeTyped = (): void => {
    const before = typedAhead();
    if (before === undefined) onClose();
    else type(typed + before);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step !== undefined && active) {
      event.preventDefault();
      setPointed(lines[(lines.indexOf(active) + step + lines.length) % lines.length]?.id);
    }
    if (event.key !== 'Enter') return;
    // Otherwise the key would also press the button that regains the focus.
    event.preventDefault();
    if (active) choose(active);
  };

  return (
    <Modal
      open
      width={WIDTH}
      footer={null}
      closable={false}
      title={formatMessage({ id: 'palette.title' })}
      classNames={{ header: styles['title'] ?? '' }}
      className={styles['palette'] ?? ''}
      onCancel={onClose}
    >
      <PaletteField
        list={list}
        activeLine={active && lineId(list, active)}
        typed={typed}
        onType={type}
        onKeyDown={onKey}
        onFocus={takeTyped}
      />
      <PaletteList id={list} groups={groups} active={active} lineId={lineId} onChoose={choose} onPoint={setPointed} />
      <State {...found} count={lines.length} isAsked={searched.trim() !== ''} />
    </Modal>
  );
}

/** Finds screens and actions again among the available ones; cases and users by their address. */
const keptAddress = ({ id, to }: PaletteEntry): string | null => (id.startsWith('screen:') ? null : (to ?? null));

const lineId = (list: string, { id }: PaletteEntry): string => `${list}${id}`;

interface StateProps {
  readonly count: number;
  readonly isAsked: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** State of the search, also announced to screen readers. Its line is always reserved, so that nothing moves. */
function State({ count, isAsked, isLoading, isFailed }: StateProps) {
  const { formatMessage } = useIntl();
  const words = () => {
    if (isLoading) return 'palette.searching';
    if (isFailed) return 'palette.failed';
    return count === 0 ? 'palette.none' : 'palette.count';
  };
  return (
    <div className={styles['foot']}>
      <output>{isAsked && formatMessage({ id: words() }, { count })}</output>
      <span aria-hidden>{formatMessage({ id: 'palette.keys' })}</span>
    </div>
  );
}
