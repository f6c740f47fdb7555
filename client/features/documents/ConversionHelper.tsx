/** How to turn a PDF that cannot be read into pictures that can. */
import { ExternalLink, FileImage } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FactList } from '../../ui/FactList.tsx';
import type { Document } from './useDocuments.ts';

type PdfAnalysis = NonNullable<Document['pdfAnalysis']>;

const CONVERTERS = [
  { name: 'Adobe Acrobat PDF to JPG', url: 'https://www.adobe.com/acrobat/online/pdf-to-jpg.html' },
  { name: 'iLovePDF PDF to JPG', url: 'https://www.ilovepdf.com/pdf_to_jpg' },
  { name: 'Smallpdf PDF to JPG', url: 'https://smallpdf.com/pdf-to-jpg' },
  { name: 'PDF2Go PDF to JPG', url: 'https://www.pdf2go.com/pdf-to-jpg' },
] as const;

const STEPS = {
  single: [
    'Open one of the converters below, or your own PDF viewer.',
    'Convert the page to a JPG or PNG image, at 200 dpi or more.',
    'Upload the image here in place of the PDF.',
  ],
  multi: [
    'Open one of the converters below, or your own PDF viewer.',
    'Convert every page to a JPG or PNG image of its own, at 200 dpi or more.',
    'Pick the pages that matter: for a tax return, the first two.',
    'Upload the images here, one after the other.',
  ],
} as const;

function PdfFacts({ pageCount, hasTextContent, isScanned }: PdfAnalysis) {
  const facts = [
    ['Pages', String(pageCount)],
    ['Has text', hasTextContent ? 'Yes' : 'No'],
    ['Type', isScanned ? 'Scanned' : hasTextContent ? 'Text-based' : 'No text found'],
  ] as const;
  return <FactList facts={facts} className="mt-3 grid-cols-3 gap-x-6" />;
}

interface ConversionHelperProps {
  fileName: string;
  analysis: PdfAnalysis;
  /** It has just become necessary: the page moves here, where the toast says it is. */
  isNew: boolean;
}

export function ConversionHelper({ fileName, analysis, isNew }: ConversionHelperProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const steps = analysis.pageCount > 1 ? STEPS.multi : STEPS.single;
  return (
    <section
      aria-labelledby="conversion-helper"
      className="rounded-card border border-warn-line bg-warn-soft p-4 sm:p-5"
    >
      <h3
        ref={heading}
        id="conversion-helper"
        tabIndex={-1}
        className="flex items-center gap-2 text-lg font-semibold outline-none"
      >
        <FileImage aria-hidden className="size-5 shrink-0 text-warn" />
        PDF Conversion Helper
      </h3>
      <p className="mt-1 wrap-anywhere">
        {fileName} could not be read as it is.
        {analysis.pageCount > 1
          ? ' Converting its pages to images usually helps.'
          : ' Converting its page to an image usually helps.'}
      </p>
      <PdfFacts {...analysis} />
      <ol className="mt-4 list-decimal space-y-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {CONVERTERS.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link inline-flex min-h-11 items-center gap-2"
            >
              {name}
              <ExternalLink aria-hidden className="size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        These sites belong to other companies. Your own computer can convert a PDF as well, without sending it
        anywhere.
      </p>
      <p className="mt-3 font-medium">Tip: upload each image separately.</p>
    </section>
  );
}
