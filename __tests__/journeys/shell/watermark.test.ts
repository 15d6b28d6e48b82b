import sharp from 'sharp';
import { expect, test } from '../../support/journeys/journey';

test('SH-07 the watermark is sparse and has no color: what it lies on reads as before', async ({
  page,
  rig,
  enter,
  browser,
}) => {
  const photo = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#d00"/></svg>').toString('base64')}`;
  await enter(await rig.user({ photo }));
  const { tile, opacity } = await page.locator('[data-watermark]').evaluate((layer) => {
    const { backgroundImage, opacity: seen } = getComputedStyle(layer);
    return { tile: backgroundImage, opacity: seen };
  });
  // Renders only the layer, over white, which is the background of figures.
  const alone = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await alone.setContent('<body style="background:#fff"><div id="layer" style="position:fixed;inset:0"></div></body>');
  await alone.locator('#layer').evaluate((layer, style) => Object.assign(layer.style, style), {
    backgroundImage: tile,
    opacity,
  });
  const { data } = await sharp(await alone.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await alone.close();
  let marked = 0;
  let colored = 0;
  let darkest = 255;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red < 250) marked += 1;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 3) colored += 1;
    darkest = Math.min(darkest, red, green, blue);
  }
  const share = marked / (data.length / 3);
  expect(colored).toBe(0);
  expect(darkest).toBeGreaterThan(220);
  expect(share).toBeGreaterThan(0.001);
  expect(share).toBeLessThan(0.012);
});
