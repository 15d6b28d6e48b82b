/** In jest a picture is its address only. */
module.exports = 'asset';
