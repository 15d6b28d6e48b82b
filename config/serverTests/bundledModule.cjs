// jest's transform of a file that is in the bundle: the worker's one instance instead of another one.
const { nameOf } = require('./bundled.cjs');

exports.process = (_source, file) => ({ code: `module.exports = bundledModule(${JSON.stringify(nameOf(file))});` });
exports.getCacheKey = (_source, file) => `bundled-${nameOf(file).replaceAll(/\W/g, '-')}`;
