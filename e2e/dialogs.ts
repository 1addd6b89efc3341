import type { App } from './app';

/** Answers the dialog that asks where to save as a person would; the last answer holds. */
export async function saveTo(app: App, file: string): Promise<void> {
  await app.electron.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: file });
  }, file);
}

/** Answers the dialog that asks which file to open. */
export async function chooseFile(app: App, file: string): Promise<void> {
  await app.electron.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] });
  }, file);
}
