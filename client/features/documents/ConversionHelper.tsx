/** How to turn a PDF that cannot be read into pictures that can. */
import { ExternalLink, FileImage } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { messages } from '#domain/messages';
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
  single: messages.conversion.onePage,
  multi: messages.conversion.manyPages,
} as const;

function PdfFacts({ pageCount, hasTextContent, isScanned }: PdfAnalysis) {
  const facts = [
    [messages.conversion.pages, String(pageCount)],
    [messages.conversion.hasText, hasTextContent ? messages.view.yes : messages.view.no],
    [
      messages.conversion.type,
      isScanned
        ? messages.conversion.scanned
        : hasTextContent
          ? messages.conversion.textBased
          : messages.conversion.noText,
    ],
  ] as const;
  return <FactList facts={facts} className="mt-3 grid-cols-3 gap-x-6 gap-y-2 max-[22rem]:grid-cols-2" />;
}

interface ConversionHelperProps {
  fileName: string;
  analysis: PdfAnalysis;
  /** It has just become necessary: the page moves here, where the toast says it is. */
  isNew: boolean;
}

export function ConversionHelper({ fileName, analysis, isNew }: ConversionHelperProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const isLong = analysis.pageCount > 1;
  const steps = isLong ? STEPS.multi : STEPS.single;
  return (
    <section
      aria-labelledby="conversion-helper"
      className="rounded-card border border-warn-line bg-warn-soft p-4 sm:p-5"
    >
      <h3
        ref={heading}
        id="conversion-helper"
        tabIndex={-1}
        // on a phone the toast that leads here lies over the top of the page
        className="flex scroll-mt-4 items-center gap-2 text-lg font-semibold outline-none max-sm:scroll-mt-16"
      >
        <FileImage aria-hidden className="size-5 shrink-0 text-warn" />
        {messages.conversion.heading}
      </h3>
      <p className="mt-1 wrap-anywhere">
        {isLong ? messages.conversion.manyPagesHelp(fileName) : messages.conversion.onePageHelps(fileName)}
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
              <span className="sr-only">{messages.conversion.opensInNewTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{messages.conversion.otherCompanies}</p>
      <p className="mt-3 font-medium">{messages.conversion.tip}</p>
    </section>
  );
}
