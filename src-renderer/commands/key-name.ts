/** How a key press reads in the registry: `Mod+K`, `Shift+F6`, `?`. */
export function keyName(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const single = event.key.length === 1;
  return [
    event.ctrlKey || event.metaKey ? 'Mod' : '',
    event.altKey ? 'Alt' : '',
    // A character that needs Shift, such as `?`, is its own name.
    event.shiftKey && (!single || /[a-z]/i.test(event.key)) ? 'Shift' : '',
    single ? event.key.toUpperCase() : event.key,
  ]
    .filter((part) => part !== '')
    .join('+');
}
