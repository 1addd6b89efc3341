/** Keys of the registry as a person reads them: `Mod+K` → `Ctrl K`. */
export function shownKeys(keys: string): string {
  return keys.replace('Mod', 'Ctrl').replaceAll('+', ' ');
}
