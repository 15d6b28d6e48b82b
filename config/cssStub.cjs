/** In jest a CSS module answers each class with its own name. */
module.exports = new Proxy({ __esModule: true }, { get: (own, name) => (name in own ? own[name] : String(name)) });
