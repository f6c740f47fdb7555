/** Where one document of one type is dropped or chosen, with its progress and what went wrong. */
import { Lock, Plus, UploadCloud, X } from 'lucide-react';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { ACCEPTED_FILES, type DOCUMENT_TYPES } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useFocusKept } from '../../ui/useFocusKept.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { statusLook } from './statusLook.tsx';
import { type Document, isPending } from './useDocuments.ts';
import type { Uploads } from './uploadsContext.ts';
import { ZoneProblem } from './ZoneProblem.tsx';

interface DropZoneProps {
  type: (typeof DOCUMENT_TYPES)[number];
  /** Documents of this type, newest first. */
  documents: readonly Document[];
  uploads: Uploads;
  /** The questionnaire was submitted. */
  disabled: boolean;
}

type ZoneTextProps = Pick<DropZoneProps, 'type' | 'disabled'> & {
  id: string;
  existing?: Document;
  /** The one being read: it can be replaced meanwhile. */
  reading?: Document;
  isOver: boolean;
};

function invitation({ existing, isOver, disabled }: ZoneTextProps): string {
  if (disabled) return existing ? '' : messages.documents.noneOfThisType;
  if (isOver) return messages.documents.dropHere;
  return existing ? messages.documents.replaceThis : messages.documents.chooseOne;
}

function ZoneText(props: ZoneTextProps) {
  const { id, type, existing, reading, disabled } = props;
  const look = existing && statusLook(existing.extractionStatus);
  const text = invitation(props);
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <h3 className="font-semibold">{type.label}</h3>
        {look && (
          <Badge tone={look.tone} icon={look.icon}>
            {look.label}
          </Badge>
        )}
      </div>
      <p className="line-clamp-2 text-sm wrap-anywhere text-muted">
        {existing ? existing.originalName : type.description}
      </p>
      {text && <p className={classNames('mt-0.5 text-sm', !disabled && 'font-medium text-accent')}>{text}</p>}
      <p id={`${id}-accepts`} className="text-xs text-muted">
        {messages.documents.accepts}
      </p>
      {reading && (
        <div className="mt-2">
          <ReadingProgress document={reading} />
        </div>
      )}
    </div>
  );
}

export function DropZone({ type, documents, uploads, disabled }: DropZoneProps) {
  const [existing] = documents;
  const upload = uploads.running[type.id];
  const refused = uploads.problems[type.id];
  const problem = refused ?? (upload ? undefined : existing?.extractionError);
  const reading = documents.find(isPending);
  const isOff = disabled || upload !== undefined;
  const isAdding = useRef(false);
  useFocusKept(upload !== undefined);
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
  const Icon = disabled ? Lock : UploadCloud;

  return (
    <li data-document-type={type.id} className="flex flex-col sm:last:odd:col-span-2">
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        data-dropzone={type.id}
        className={classNames(
          'relative flex flex-1 items-start gap-3 rounded-card border border-dashed px-[10px] py-2 transition-colors sm:p-4',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-field-line',
          isOff ? 'cursor-not-allowed bg-sunken' : 'cursor-pointer hover:border-accent hover:bg-accent-soft',
        )}
      >
        <input
          {...getInputProps({
            id,
            name: 'document',
            disabled: isOff,
            // the input itself takes the keyboard: seen by its zone's ring, heard by its label
            className: 'sr-only',
            style: undefined,
            tabIndex: 0,
            'aria-label': existing
              ? messages.documents.replaceType(type.label)
              : messages.documents.uploadType(type.label),
            'aria-describedby': classNames(`${id}-accepts`, problem && `${id}-problem`),
          })}
        />
        <span
          className={classNames(
            'hidden size-10 shrink-0 items-center justify-center rounded-full sm:flex',
            disabled ? 'text-muted' : 'bg-accent-soft text-accent',
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        {upload ? (
          <div className="min-w-0 flex-1">
            <h3 className="mb-1 font-semibold">{type.label}</h3>
            <ReadingProgress upload={upload} document={reading} />
          </div>
        ) : (
          <ZoneText {...{ id, type, existing, reading, disabled }} isOver={isDragActive} />
        )}
      </div>
      {problem && (
        <ZoneProblem
          id={`${id}-problem`}
          problem={problem}
          locked={existing?.needsPassword && !refused && !disabled ? existing : undefined}
        />
      )}
      {/* beside the zone, not in it: that is out of use meanwhile */}
      {upload && upload.percent < 100 && (
        <Button
          look="quiet"
          className="self-start text-sm max-sm:px-3"
          icon={<X aria-hidden className="size-4" />}
          onClick={upload.cancel}
        >
          {messages.upload.cancel}
          <span className="sr-only">{type.label}</span>
        </Button>
      )}
      {existing && !isOff && (
        <Button
          look="quiet"
          className="self-start text-sm max-sm:px-3"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={addAnother}
        >
          {messages.documents.addAnother}
          <span className="sr-only">{type.label}</span>
        </Button>
      )}
    </li>
  );
}
