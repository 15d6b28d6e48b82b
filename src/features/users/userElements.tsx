import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './users.module.css';

export const UserButtons = withClassName('div', styles['actions']);

export const ErrorText = withClassName('strong', styles['badText']);

export const BindRow = withClassName('span', styles['bindRow']);

export const CountRow = withClassName('div', styles['countRow']);

export const FlagRow = withClassName('div', styles['flagRow']);

export const SheetPart = withClassName('section', styles['sheetPart']);

export const WhoLines = withClassName('span', styles['whoLines']);
