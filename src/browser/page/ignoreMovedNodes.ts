/** Returns the child of `parent` that contains `node`, or null if `node` is outside. */
function findPlace(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Tolerates extensions that move the page's text into their own elements, as translators do. React removes a node, or inserts before it, at
 * its original position; otherwise the whole part crashes (facebook/react#11538).
 */
export function ignoreMovedNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with the node they belong to
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      const place = findPlace(this, child);
      if (place) removeChild.call(this, place);
      return child;
    },
    insertBefore<Child extends Node>(this: Node, child: Child, before: Node | null): Child {
      insertBefore.call(this, child, before && findPlace(this, before));
      return child;
    },
  });
}
