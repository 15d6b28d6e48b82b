/**
 * What antd's Form.Item takes of its helpers, but that it does not measure itself each time it is drawn: that lays the whole
 * page out in the middle of drawing it. Whether an item is seen only tells it when to read its margin anew, and that is the
 * same unseen.
 */
export { isNonNullable, omit, useLayoutEffect } from '@rc-component/util';

export const isVisible = (item: Element): boolean => item.isConnected;
