import { BOARD_TILE, type BoardTile } from '@/contract/codes/boardCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';
import { moveItem } from '@/ui/list/chosenColumns';
import { usePermission } from '@/ui/screen/currentUser';
import { MoveButtons } from '@/ui/list/MoveButtons';
import { Checkbox } from 'antd';

import { EndAligned } from '../systemElements';
import * as styles from '../system.module.css';

interface TileListProps {
  readonly all: readonly BoardTile[];
  readonly shown: readonly BoardTile[];
  readonly onChange: (shown: readonly BoardTile[]) => void;
}

/** The tiles that are shown in their order, then those that are not. */
export function TileList({ all, shown, onChange }: TileListProps) {
  const hidden = all.filter((tile) => !shown.includes(tile));
  return (
    <ol className={styles['tiles']}>
      {shown.map((tile, at) => (
        <TileLine
          key={tile}
          tile={tile}
          isShown
          onShow={() => onChange(shown.filter((each) => each !== tile))}
          onUp={at > 0 ? () => onChange(moveItem(shown, at, at - 1)) : undefined}
          onDown={at + 1 < shown.length ? () => onChange(moveItem(shown, at, at + 1)) : undefined}
        />
      ))}
      {hidden.map((tile) => (
        <TileLine key={tile} tile={tile} isShown={false} onShow={() => onChange([...shown, tile])} />
      ))}
    </ol>
  );
}

interface TileLineProps {
  readonly tile: BoardTile;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
}

function TileLine({ tile, isShown, onShow, onUp, onDown }: TileLineProps) {
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  const title = getCodeLabel(BOARD_TILE, tile, language);
  return (
    <li className={styles['tile']} data-shown={isShown}>
      <Checkbox checked={isShown} disabled={!mayChange} onChange={onShow}>
        {title}
      </Checkbox>
      {isShown && mayChange && (
        <EndAligned>
          <MoveButtons title={title} onUp={onUp} onDown={onDown} />
        </EndAligned>
      )}
    </li>
  );
}
