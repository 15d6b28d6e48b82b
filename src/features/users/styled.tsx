import { styledElement } from '@/ui/styledElement';

import * as styles from './styled.module.css';

export const Actions = styledElement('div', styles['actions']);

export const BadText = styledElement('strong', styles['badText']);

export const BindRow = styledElement('span', styles['bindRow']);

export const CountRow = styledElement('div', styles['countRow']);

export const FlagRow = styledElement('div', styles['flagRow']);

export const SheetPart = styledElement('section', styles['sheetPart']);

export const WhoLines = styledElement('span', styles['whoLines']);
