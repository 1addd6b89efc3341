import type { DropZoneProps } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { mostDroppedBytes } from '@shared/dataset';
import { useReportFailure } from '../bridge/failures';
import { useSend } from '../bridge/query';
import { notifyFailed } from '../design/notices';

/** Imports the files that are dropped on a list. What is too large for that goes through the dialog. */
export function useDropFiles(id: string): NonNullable<DropZoneProps['onDrop']> {
  const intl = useIntl();
  const report = useReportFailure();
  const { mutate } = useSend('datasets.importBytes');

  async function take(items: readonly { getFile: () => Promise<File> }[]): Promise<void> {
    const files = await Promise.all(items.map((item) => item.getFile()));
    if (files.reduce((sum, { size }) => sum + size, 0) > mostDroppedBytes)
      return notifyFailed(intl.formatMessage({ id: 'datasets.dropTooLarge' }));
    const read = files.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    return mutate({ id, files: await Promise.all(read) }, { onError: report });
  }

  return (event) => {
    const files = event.items.filter((item) => item.kind === 'file');
    if (files.length > 0) take(files).catch(report);
  };
}
