/** Carries uploads through to their end wherever one walks meanwhile; closing the page would break them off, so it asks. */
import type { ReactNode } from 'react';
import { useAskBeforeClosing } from '../../lib/useAskBeforeClosing.ts';
import { UploadsContext } from './uploadsContext.ts';
import { useUploadWork } from './useUploadWork.ts';

export function UploadsProvider({ children }: { children: ReactNode }) {
  const uploads = useUploadWork();
  useAskBeforeClosing(Object.values(uploads.running).some(Boolean));
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}
