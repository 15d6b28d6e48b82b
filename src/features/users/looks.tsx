import { dressed } from '@/ui/dressed';

import * as styles from './looks.module.css';

export const Actions = dressed('div', styles['actions']);

export const BadText = dressed('strong', styles['badText']);

export const BindRow = dressed('span', styles['bindRow']);

export const CountRow = dressed('div', styles['countRow']);

export const FlagRow = dressed('div', styles['flagRow']);

export const SheetPart = dressed('section', styles['sheetPart']);

export const WhoLines = dressed('span', styles['whoLines']);
