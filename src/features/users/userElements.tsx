import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './users.module.css';

export const UserButtons = withClassName('div', styles['actions']);

export const UserErrorText = withClassName('strong', styles['badText']);

export const BindingRow = withClassName('span', styles['bindRow']);

export const UserCountRow = withClassName('div', styles['countRow']);

export const UserFlagRow = withClassName('div', styles['flagRow']);

export const UserSheetSection = withClassName('section', styles['sheetPart']);

export const UserIdentity = withClassName('span', styles['whoLines']);
