/** Where one document of one type is dropped or chosen, with its progress and what went wrong. */
import { CircleAlert, Plus, UploadCloud } from 'lucide-react';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { ACCEPTED_FILES, type DOCUMENT_TYPES } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { statusLook } from './statusLook.tsx';
import { type Document, isPending } from './useDocuments.ts';
import type { Uploads } from './useUploads.ts';

interface DropZoneProps {
  type: (typeof DOCUMENT_TYPES)[number];
  /** Documents of this type, newest first. */
  documents: readonly Document[];
  uploads: Uploads;
  /** The questionnaire was submitted. */
  disabled: boolean;
}

function ZoneText({ id, existing, isOver }: { id: string; existing?: Document; isOver: boolean }) {
  return (
    <>
      <UploadCloud aria-hidden className="size-7 text-accent" />
      <span className="font-medium">
        {isOver && 'Drop the file here'}
        {!isOver && (existing ? 'Click or drag to replace this document' : 'Click or drag a file here')}
      </span>
      {existing && (
        <span className="max-w-full text-sm wrap-anywhere text-muted">{existing.originalName}</span>
      )}
      <span id={`${id}-accepts`} className="text-sm text-muted">
        PDF, images, or Office documents up to 10MB
      </span>
    </>
  );
}

export function DropZone({ type, documents, uploads, disabled }: DropZoneProps) {
  const [existing] = documents;
  const upload = uploads.running[type.id];
  const problem = uploads.problems[type.id];
  const reading = documents.find(isPending);
  const isOff = disabled || upload !== undefined;
  const isAdding = useRef(false);
  const id = `upload-${type.id}`;

  const { getRootProps, getInputProps, inputRef, isDragActive, open } = useDropzone({
    accept: ACCEPTED_FILES,
    multiple: false,
    disabled: isOff,
    noKeyboard: true,
    onFileDialogCancel: () => (isAdding.current = false),
    onDrop: (accepted, rejections) => {
      const replaced = isAdding.current ? undefined : existing;
      isAdding.current = false;
      if (inputRef.current) inputRef.current.value = ''; // else the same file could not be chosen again
      const files = [...accepted, ...rejections.map(({ file }) => file)];
      const [file] = files;
      if (files.length > 1) uploads.refuse(type.id, messages.documents.oneFileOnly);
      else if (file) void uploads.upload(type.id, file, replaced);
    },
  });
  const addAnother = () => {
    isAdding.current = true;
    open();
  };
  const look = existing && statusLook(existing.extractionStatus);

  return (
    <li data-document-type={type.id} className="flex flex-col rounded-card border border-line p-4">
      <div className="mb-3 flex items-start justify-between gap-2">
        <div>
          <h3 className="font-semibold">{type.label}</h3>
          <p className="text-sm text-muted">{type.description}</p>
        </div>
        {look && (
          <Badge tone={look.tone} icon={look.icon}>
            {look.label}
          </Badge>
        )}
      </div>
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        data-dropzone={type.id}
        className={classNames(
          'relative flex min-h-24 flex-1 flex-col items-center justify-center gap-1 rounded-field border-2 border-dashed p-3 text-center transition-colors sm:min-h-32',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-field-line',
          isOff ? 'cursor-not-allowed bg-sunken' : 'cursor-pointer hover:border-accent hover:bg-accent-soft',
        )}
      >
        <input
          {...getInputProps({
            id,
            name: 'document',
            // the input itself takes the keyboard: seen by its zone's ring, heard by its label
            className: 'sr-only',
            style: undefined,
            tabIndex: 0,
            'aria-label': `${existing ? 'Replace' : 'Upload'} ${type.label}`,
            'aria-describedby': classNames(`${id}-accepts`, problem && `${id}-problem`),
          })}
        />
        {upload || reading ? (
          <ReadingProgress upload={upload} document={reading} />
        ) : (
          <ZoneText id={id} existing={existing} isOver={isDragActive} />
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-2 flex gap-1.5 text-sm font-medium text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      {existing && !isOff && (
        <Button
          look="quiet"
          className="mt-2 self-start px-2 text-sm"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={addAnother}
        >
          Add another
          <span className="sr-only">{type.label}</span>
        </Button>
      )}
    </li>
  );
}
