/** How to turn a PDF that cannot be read into pictures. */
export const conversion = {
  onePage: [
    'Open one of the converters below, or your own PDF viewer.',
    'Convert the page to a JPG or PNG image, at 200 dpi or more.',
    'Upload the image here in place of the PDF.',
  ],
  manyPages: [
    'Open one of the converters below, or your own PDF viewer.',
    'Convert every page to a JPG or PNG image of its own, at 200 dpi or more.',
    'Pick the pages that matter: for a tax return, the first two.',
    'Upload the images here, one after the other.',
  ],
  pages: 'Pages',
  hasText: 'Has text',
  type: 'Type',
  scanned: 'Scanned',
  textBased: 'Text-based',
  noText: 'No text found',
  heading: 'PDF Conversion Helper',
  onePageHelps: (fileName: string) =>
    `${fileName} could not be read as it is. Converting its page to an image usually helps.`,
  manyPagesHelp: (fileName: string) =>
    `${fileName} could not be read as it is. Converting its pages to images usually helps.`,
  opensInNewTab: '(opens in a new tab)',
  otherCompanies:
    'These sites belong to other companies. Your own computer can convert a PDF as well, without sending it anywhere.',
  tip: 'Tip: upload each image separately.',
} as const;
