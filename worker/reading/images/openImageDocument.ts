/** A picture, or a TIFF of several, as a document to read: every page is recognised from its pixels. */
import type { ImageKind } from '#domain/documents/sniffFile';
import type { OcrEngine } from '../ocr/ocrEngine.ts';
import { CannotDrawError } from '../raster/drawWithAnyEngine.ts';
import type { Raster } from '../raster/raster.ts';
import { scannedPage } from '../scannedPage.ts';
import type { OpenedDocument, SourcePage } from '../sourceDocument.ts';
import { decodeImage, type DecodedImage } from './decodeImage.ts';
import { paperSize } from './paperSize.ts';

/** Opens a picture file. */
export async function openImageDocument(
  bytes: Uint8Array,
  kind: ImageKind,
  engine: OcrEngine,
): Promise<OpenedDocument> {
  const decoded = await decodeImage(bytes, kind);
  if (!decoded.ok) return decoded;
  const { image } = decoded;
  return {
    ok: true,
    document: {
      kind: 'image',
      pageCount: image.pageCount,
      pages: () => sourcePages(image, engine),
      close: () => Promise.resolve(),
    },
  };
}

function* sourcePages(image: DecodedImage, engine: OcrEngine): Generator<SourcePage, void, undefined> {
  for (let number = 1; number <= image.pageCount; number++) {
    const scan = scannedPage(engine, number, async () => withPaperScale(await draw(image, number)), true);
    yield { number, text: null, ...scan };
  }
}

/** A page whose pixels cannot be decoded is left out, as a PDF's is: the other pages of a TIFF may be whole. */
async function draw(image: DecodedImage, number: number): Promise<Raster> {
  try {
    return await image.page(number);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const isTooMuch = error instanceof Error && /out of memory/i.test(error.message);
    throw isTooMuch
      ? new RangeError('This picture needs too much memory')
      : new CannotDrawError('This picture cannot be decoded');
  }
}

function withPaperScale(picture: Raster): Raster {
  return { ...picture, scale: picture.width / paperSize(picture.width, picture.height).width };
}
