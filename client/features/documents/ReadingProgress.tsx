/** How far a document is: the bytes on their way, then page k of n and the forms met so far. */
import { messages } from '#domain/messages';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { Document } from './useDocuments.ts';
import type { Upload } from './uploadsContext.ts';

interface ReadingProgressProps {
  upload?: Upload;
  /** The document being read. */
  document?: Document;
}

function words({ upload, document }: ReadingProgressProps): string {
  if (upload && upload.percent < 100) return messages.upload.uploading(upload.fileName, upload.percent);
  const { page, pages } = document?.progress ?? {};
  return page && pages ? messages.upload.readingPage(page, pages) : messages.upload.reading;
}

export function ReadingProgress(props: ReadingProgressProps) {
  const { upload, document } = props;
  const isUploading = upload !== undefined && upload.percent < 100;
  const percent = isUploading ? upload.percent : document?.progress?.percent;
  const met = isUploading ? [] : (document?.progress?.met ?? []);
  return (
    <div className="w-full space-y-2 text-left">
      <p className="text-sm font-medium wrap-anywhere">{words(props)}</p>
      <ProgressBar
        percent={percent}
        label={isUploading ? messages.upload.uploadProgress : messages.upload.readingProgress}
      />
      {met.length > 0 && <p className="text-sm wrap-anywhere">{messages.upload.met(met)}</p>}
    </div>
  );
}
