/** Short words around the upload: what helps a PDF to be read, and what one gains by uploading. */
import { CircleCheck, Lightbulb } from 'lucide-react';
import { messages } from '#domain/messages';

export function PdfTips() {
  return (
    <section aria-labelledby="pdf-tips" className="rounded-card border border-info-line bg-info-soft p-4">
      <h3 id="pdf-tips" className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden className="size-5 shrink-0 text-info" />
        {messages.upload.tipsHeading}
      </h3>
      <ul className="mt-1.5 grid list-disc gap-x-8 gap-y-1.5 pl-6 text-sm sm:grid-cols-2 lg:grid-cols-1">
        {messages.upload.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}

export function UploadBenefits() {
  return (
    <section aria-labelledby="benefits" className="rounded-card border border-good-line bg-good-soft p-4">
      <h3 id="benefits" className="font-semibold">
        {messages.upload.benefitsHeading}
      </h3>
      <ul className="mt-1.5 grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2 lg:grid-cols-1">
        {messages.upload.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
