/** Short words around the upload: what helps a PDF to be read, and what one gains by uploading. */
import { CircleCheck, Lightbulb } from 'lucide-react';

const TIPS = [
  'A PDF downloaded from your tax software or employer is read best.',
  'Scans and photos work too: the whole page, sharp, in even light.',
  'Remove a password from the PDF first.',
  'Forms filled in on screen can be uploaded as they are.',
] as const;

const BENEFITS = [
  'Your answers are filled in from your documents; you check them.',
  'Names, SSNs and amounts come from the form, without typing errors.',
  'Every filled answer shows where it was read, and can be undone.',
  'Your documents are stored encrypted and are read on this server only.',
] as const;

export function PdfTips() {
  return (
    <section aria-labelledby="pdf-tips" className="rounded-card border border-info-line bg-info-soft p-4">
      <h3 id="pdf-tips" className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden className="size-5 shrink-0 text-info" />
        PDF Tips
      </h3>
      <ul className="mt-1.5 grid list-disc gap-x-8 gap-y-1 pl-6 text-sm sm:grid-cols-2">
        {TIPS.map((tip) => (
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
        Benefits of Uploading Documents
      </h3>
      <ul className="mt-1.5 grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
