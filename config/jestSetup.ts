import '@testing-library/jest-dom';

const computedStyle = window.getComputedStyle.bind(window);

// antd measures pseudo-elements, observes sizes and queries media; jsdom supports none of them.
window.getComputedStyle = (element) => computedStyle(element);
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
