import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { findPaper } from './findPaper.ts';

const CORNERS = [
  [70, 90],
  [390, 70],
  [410, 520],
  [50, 540],
] as const;
const SHEET = CORNERS.join(' ');
/** A box of thin rules and lines of print: edges within the paper that are not its own. */
const PRINT = `<rect x="100" y="120" width="270" height="380" fill="none" stroke="#222"/>${Array.from(
  { length: 15 },
  (_, line) =>
    `<rect x="110" y="${140 + line * 22}" width="${150 + ((line * 37) % 100)}" height="7" fill="#777"/>`,
).join('')}`;

async function photoOf(body: string, width = 450) {
  const { data, info } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${1050 - width}">${body}</svg>`,
    ),
  )
    .removeAlpha()
    .blur(0.8)
    .extractChannel(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data), scale: 1 };
}

async function expectSheet(body: string) {
  const quad = findPaper(await photoOf(body));
  expect(quad).not.toBeNull();
  quad!.forEach(({ x, y }, index) => {
    expect(Math.hypot(x - CORNERS[index]![0], y - CORNERS[index]![1])).toBeLessThan(4);
  });
}

describe('a sheet that is not the one bright patch of its photo', () => {
  it('When it lies on a white desk, then its edges tell where', async () => {
    await expectSheet(
      `<rect width="450" height="600" fill="#e2e2e2"/><polygon points="${SHEET}" fill="#f0f0f0"/>${PRINT}`,
    );
  });

  it.each([
    ['falls aslant', '0,420 450,290 450,600 0,600'],
    ['lies level', '0,420 450,420 450,600 0,600'],
  ])(
    'When a shadow darker than the desk in the light %s over its lower part, then the whole sheet is found',
    async (_, shadow) => {
      await expectSheet(
        `<rect width="450" height="600" fill="#969696"/><polygon points="${SHEET}" fill="#f0f0f0"/>${PRINT}
       <polygon points="${shadow}" fill="#000" opacity="0.45"/>`,
      );
    },
  );

  it('When light falls aslant across a desk, then what it lights leans as no sheet does, and is none', async () => {
    const photo = await photoOf(
      '<rect width="450" height="600" fill="#8a8a8a"/><polygon points="45,53 379,62 450,560 140,552" fill="#eee"/>',
    );
    expect(findPaper(photo)).toBeNull();
  });

  it('When a framed table stands on a page that fills the picture, then its frame is no sheet', async () => {
    expect(
      await photoOf(`<rect width="450" height="600" fill="#f0f0f0"/>${PRINT}`).then(findPaper),
    ).toBeNull();
  });

  it.each([
    ['left', '70,90 160,84.4 151,534.4 50,540'],
    ['right', '300,75.6 390,70 410,520 309,525.6'],
  ])('When a dark panel stands on its %s, then it is part of the sheet', async (_, panel) => {
    const desk = '<rect width="450" height="600" fill="#5c5c5c"/>';
    await expectSheet(
      `${desk}<polygon points="${SHEET}" fill="#f0f0f0"/><polygon points="${panel}" fill="#383838"/>
      <rect x="${panel.startsWith('70') ? 90 : 320}" y="180" width="50" height="9" fill="#fff"/>`,
    );
  });

  const BANNER = `<polygon points="70,90 390,70 393.5,140 66.5,160" fill="#2c4a72"/>`;
  it.each([
    ['darker', '#383838'],
    ['brighter', '#9a9a9a'],
  ])('When a dark banner stands at its top on a %s desk, then its white print tells it', async (_, desk) => {
    const body = `<rect width="450" height="600" fill="${desk}"/><polygon points="${SHEET}" fill="#f0f0f0"/>`;
    await expectSheet(
      `${body}${BANNER}<rect x="100" y="108" width="120" height="8" fill="#fff"/><rect x="100" y="124" width="80" height="6" fill="#fff"/>`,
    );
  });

  it('When its print takes up most of its width, then the banner does not end there', async () => {
    const body = `<rect width="450" height="600" fill="#5e5e5e"/><polygon points="${SHEET}" fill="#f0f0f0"/>`;
    const words = [95, 140, 185, 230, 275, 320].map(
      (x) => `<rect x="${x}" y="${122 - x / 16}" width="34" height="8" fill="#fff"/>`,
    );
    await expectSheet(`${body}${BANNER}${words.join('')}`);
  });

  it('When a card lies on its side, then its banner may be higher than a quarter of the rest', async () => {
    const card = [
      [40, 70],
      [560, 90],
      [558, 410],
      [36, 410],
    ];
    const print =
      '<rect x="60" y="100" width="160" height="14" fill="#fff"/><rect x="60" y="124" width="110" height="9" fill="#fff"/>';
    const photo = await photoOf(
      `<rect width="600" height="450" fill="#5a5a5a"/><polygon points="${card.join(' ')}" fill="#f0f0f0"/>
      <polygon points="40,70 560,90 559.5,158 39.3,142" fill="#2c3a42"/>${print}`,
      600,
    );
    findPaper(photo)!.forEach(({ x, y }, index) =>
      expect(Math.hypot(x - card[index]![0]!, y - card[index]![1]!)).toBeLessThan(4),
    );
  });

  it('When nothing is printed on what is darker above it, then that is a desk', async () => {
    const body = `<rect width="450" height="600" fill="#9a9a9a"/><polygon points="${SHEET}" fill="#f0f0f0"/>`;
    const quad = findPaper(await photoOf(`${body}${BANNER}`));
    expect(quad?.[0].y).toBeGreaterThan(140);
  });

  it('When a bar runs straight across the top of what fills the picture, then it is the head of a page on a screen; a camera sees no desk so', async () => {
    const shot = (bar: string) =>
      `<rect width="450" height="600" fill="#fff"/><polygon points="${bar}" fill="#333"/>${PRINT}`;
    expect(findPaper(await photoOf(shot('0,0 450,0 450,40 0,40')))).toBeNull();
    expect(findPaper(await photoOf(shot('0,0 450,0 450,40 0,46')))?.[0].y).toBeGreaterThan(30);
  });

  it('When a long receipt lies on a dark desk, then it is all of the sheet', async () => {
    const quad = findPaper(
      await photoOf(
        '<rect width="450" height="600" fill="#444"/><rect y="560" width="450" height="6" fill="#222"/><rect x="120" y="60" width="200" height="460" fill="#eee"/>',
      ),
    );
    expect(quad!.map(({ x }) => Math.round(x / 10))).toEqual([12, 32, 32, 12]);
  });
});
