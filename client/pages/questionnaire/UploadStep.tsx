/** The optional first step: documents that fill in the answers. */
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { DOCUMENT_TYPES } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { LaterClearAllData, preloadClearAllData } from '../../features/clearAll/LaterClearAllData.tsx';
import { ConversionHelper } from '../../features/documents/ConversionHelper.tsx';
import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { DropZone } from '../../features/documents/DropZone.tsx';
import { PdfTips, UploadBenefits } from '../../features/documents/UploadAdvice.tsx';
import { type Document, useDocuments } from '../../features/documents/useDocuments.ts';
import { type Uploads, useUploads } from '../../features/documents/uploadsContext.ts';
import { PeopleList } from '../../features/people/PeopleList.tsx';
import { usePeople } from '../../features/people/usePeople.ts';
import { Button } from '../../ui/Button.tsx';
import { useErrorToast } from '../../lib/useErrorToast.ts';

interface UploadStepProps {
  disabled: boolean;
  onCleared: () => void;
}

function DataManagement({ onCleared }: { onCleared: () => void }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className="max-sm:-ml-4 sm:-mr-4"
        aria-expanded={isShown}
        onPointerEnter={preloadClearAllData}
        onFocus={preloadClearAllData}
        icon={<Settings2 aria-hidden className="size-4" />}
        onClick={() => setIsShown(!isShown)}
      >
        {messages.steps.dataManagement}
      </Button>
      {isShown && (
        // a row of its own: the button stays where it was pressed
        <div className="mt-2 w-full">
          <LaterClearAllData onCleared={onCleared} />
        </div>
      )}
    </>
  );
}

function Guidance({ documents, uploads }: { documents: readonly Document[]; uploads: Uploads }) {
  if (uploads.conversion) return <ConversionHelper {...uploads.conversion} isNew />;
  const stuck = documents.find(({ needsConversion, pdfAnalysis }) => needsConversion && pdfAnalysis);
  if (!stuck?.pdfAnalysis) return null;
  return (
    <ConversionHelper
      key={stuck.documentId}
      fileName={stuck.originalName}
      analysis={stuck.pdfAnalysis}
      isNew={stuck.documentId === uploads.stuckId}
    />
  );
}

/** Nothing to list is said once, by the count over the zones. */
function UploadedDocuments() {
  if (useDocuments().data?.length === 0) return null;
  return (
    <section aria-labelledby="documents-heading">
      <h3 id="documents-heading" className="text-lg font-semibold">
        {messages.steps.uploadedDocuments}
      </h3>
      <DocumentList failedText={messages.toast.loadDocumentsFailed} />
    </section>
  );
}

/** Shown once somebody was found; choosing one belongs to the next step. */
function FoundPeople() {
  const { data: people, error } = usePeople();
  useErrorToast(error, messages.toast.loadPeopleFailed);
  const [selectedId, setSelectedId] = useState<string>();
  if (!people?.length) return null;
  return <PeopleList selectedId={selectedId} onSelect={({ personId }) => setSelectedId(personId)} />;
}

export function UploadStep({ disabled, onCleared }: UploadStepProps) {
  const { data: documents = [] } = useDocuments();
  const uploads = useUploads();
  return (
    <div className="space-y-6">
      <div className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="font-medium" role="status">
            {documents.length === 0 ? messages.documents.noneYet : messages.documents.count(documents.length)}
          </p>
          <DataManagement onCleared={onCleared} />
        </div>
        <ul className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
          {DOCUMENT_TYPES.map((type) => (
            <DropZone
              key={type.id}
              type={type}
              documents={documents.filter(({ documentType }) => documentType === type.id)}
              uploads={uploads}
              disabled={disabled}
            />
          ))}
        </ul>
      </div>
      {!disabled && <Guidance documents={documents} uploads={uploads} />}
      <UploadedDocuments />
      <FoundPeople />
      <ChangeList isReadOnly={disabled} />
      {!disabled && (
        <div className="grid gap-4 lg:grid-cols-2">
          <PdfTips />
          <UploadBenefits />
        </div>
      )}
    </div>
  );
}
