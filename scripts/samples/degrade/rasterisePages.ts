/** Draws the pages of a sample as pictures; apart from the reader's own rasteriser, so that a fault of it shows. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { GreyImage } from './greyImage.ts';

let library: Promise<PDFiumLibrary> | undefined;

/** `lastPage`: 1 draws only the first. */
export async function rasterisePages(
  pdf: Uint8Array,
  dpi: number,
  lastPage = Infinity,
): Promise<GreyImage[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    const images: GreyImage[] = [];
    for (const page of document.pages()) {
      if (images.length >= lastPage) break;
      const drawn = await page.render({ scale: dpi / 72, render: 'bitmap', renderFormFields: true });
      images.push({ width: drawn.width, height: drawn.height, data: firstChannel(drawn.data) });
    }
    return images;
  } finally {
    document.destroy();
  }
}

/** Samples are black, grey and dark blue on white: the red channel is their print at its darkest. */
function firstChannel(pixels: Uint8Array): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4);
  for (let index = 0; index < grey.length; index++) grey[index] = pixels[index * 4] as number;
  return grey;
}
