import { basename, join } from 'node:path';
import { app, dialog, type BrowserWindow, type FileFilter } from 'electron';

/** Asks which file to open; null when the person closed the dialog. */
export async function askFileToOpen(window: BrowserWindow, filters: FileFilter[]): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'], filters });
  return canceled ? null : (filePaths[0] ?? null);
}

/** Asks which files to open; none when the person closed the dialog. */
export async function askFilesToOpen(
  window: BrowserWindow,
  filters: FileFilter[],
): Promise<readonly string[]> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters,
  });
  return canceled ? [] : filePaths;
}

/**
 * Asks where to write a file; null when the person closed the dialog.
 * @param name offered, in the person's folder of documents
 */
export async function askFileToSave(window: BrowserWindow, name: string): Promise<string | null> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: join(app.getPath('documents'), basename(name)),
    filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
  });
  return canceled || !filePath ? null : filePath;
}
