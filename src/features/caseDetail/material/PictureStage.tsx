import { Loading } from '@/ui/feedback/Loading';
import { LeftOutlined, RightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './material.module.css';
import { FAILED } from './usePictureUrls';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const FULL = 100;

interface PictureStageProps {
  readonly url: string | undefined;
  readonly words: string;
  /** Moves to the next picture (1) or the previous one (-1). */
  readonly onStep: (step: number) => void;
}

/** Shows a picture fitted to the available size, or larger. Arrow keys switch pictures, plus and minus zoom. */
export function PictureStage({ url, words, onStep }: PictureStageProps) {
  const { formatMessage } = useIntl();
  const [zoom, setZoom] = useState(0);
  const stage = useRef<HTMLElement>(null);
  // The arrow keys still work after the picture has changed.
  useEffect(() => stage.current?.focus(), []);
  const zoomBy = (step: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + step)));
  const keys: Readonly<Partial<Record<string, () => void>>> = {
    ...(zoom === 0 && { ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1) }),
    '+': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': () => setZoom(0),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const tool = (
    id: 'material.previous' | 'material.next' | 'material.zoomIn' | 'material.zoomOut',
    icon: ReactNode,
  ) => ({
    icon,
    title: formatMessage({ id }),
    'aria-label': formatMessage({ id }),
  });
  return (
    <div className={styles['stageBox']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys beside the buttons below */}
      <section
        ref={stage}
        aria-label={words}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- larger than its scrolling container
        tabIndex={0}
        className={styles['stage']}
        onKeyDown={onKeyDown}
      >
        <Large url={url} words={words} zoom={ZOOMS[zoom] ?? 1} />
      </section>
      <div className={styles['tools']}>
        <Button {...tool('material.previous', <LeftOutlined />)} onClick={() => onStep(-1)} />
        <Button {...tool('material.zoomOut', <ZoomOutOutlined />)} disabled={zoom === 0} onClick={() => zoomBy(-1)} />
        <span className={styles['zoom']}>{Math.round((ZOOMS[zoom] ?? 1) * FULL)} %</span>
        <Button
          {...tool('material.zoomIn', <ZoomInOutlined />)}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => zoomBy(1)}
        />
        <Button {...tool('material.next', <RightOutlined />)} onClick={() => onStep(1)} />
      </div>
    </div>
  );
}

function Large({
  url,
  words,
  zoom,
}: {
  readonly url: string | undefined;
  readonly words: string;
  readonly zoom: number;
}) {
  if (url === undefined) return <Loading />;
  if (url === FAILED) return <FormattedMessage id="material.failed" />;
  const size = `${zoom * FULL}%`;
  return (
    <img
      src={url}
      alt={words}
      draggable={false}
      style={zoom === 1 ? {} : { width: size, maxWidth: 'none', maxHeight: 'none' }}
    />
  );
}
