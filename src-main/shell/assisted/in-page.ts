import type { Field } from '../../engine/assistance';

/*
 * What runs in an isolated world of an official page: it sees the page's elements, and the page sees nothing of it. Text,
 * because it is compiled for the page and not for the main process; it uses nothing but its arguments.
 */

const longestHtml = 8_000_000;
/** A document of more elements is not read: looking at it would hold the page up. */
const mostElements = 60_000;

/**
 * The page's HTML as it stands, what cannot be seen marked, without scripts, hidden values and passwords; null
 * when it is too large.
 * @param isPosted the page came as the answer to a form
 */
export const snapshot = (isPosted: boolean): string => `(() => {
  if (document.getElementsByTagName('*').length > ${mostElements}) return null;
  const copy = document.documentElement.cloneNode(true);
  const originals = [document.documentElement, ...document.documentElement.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (let index = 0; index < originals.length; index += 1) {
    const original = originals[index];
    const target = copies[index];
    if (!original.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      target.setAttribute('data-expediente-hidden', '');
    if (original instanceof HTMLInputElement) {
      const isSecret = original.type === 'hidden' || original.type === 'password';
      if (isSecret) target.removeAttribute('value');
      else if (original.type === 'checkbox' || original.type === 'radio')
        target.toggleAttribute('checked', original.checked);
      else target.setAttribute('value', original.value);
    } else if (original instanceof HTMLOptionElement) target.toggleAttribute('selected', original.selected);
    else if (original instanceof HTMLTextAreaElement) target.textContent = original.value;
  }
  copy.toggleAttribute('data-expediente-posted', ${String(isPosted)});
  for (const element of copy.querySelectorAll('script, style, link, iframe, object, embed')) element.remove();
  const html = '<!DOCTYPE html>' + copy.outerHTML;
  return html.length > ${longestHtml} ? null : html;
})()`;

/**
 * The one thing that runs in the page's own world, before its scripts: boxes that would hold the page and the application
 * up and that a browser window has no other way to refuse. The wish becomes a window that is refused and told of.
 */
export const withoutBoxes = `(() => {
  const wish = window.open.bind(window);
  window.print = () => void wish('about:blank#print');
  window.prompt = () => (wish('about:blank#prompt'), null);
})()`;

/** Puts a value into a field; true when there is one that takes it. */
export const fill = (target: Field, value: string, always: boolean): string => `(() => {
  const plain = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase().replace(/[\\s:*]+/g, ' ').trim();
  const target = ${JSON.stringify(target)};
  const byLabel = () => {
    const wanted = target.labels.map(plain);
    const label = [...document.querySelectorAll('label')].find((entry) => wanted.includes(plain(entry.textContent)));
    if (label?.control) return label.control;
    return [...document.querySelectorAll('input, select, textarea')].find((entry) =>
      [entry.getAttribute('aria-label'), entry.getAttribute('placeholder'), entry.title].some(
        (text) => text && wanted.includes(plain(text)),
      ),
    );
  };
  const field = (typeof target === 'string' ? document.querySelector(target) : byLabel()) ?? null;
  if (field === null || field.disabled) return false;
  const value = ${JSON.stringify(value)};
  const tell = () => {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find((entry) => entry.value === value || plain(entry.text) === plain(value));
    if (option === undefined) return false;
    if (!${String(always)} || field.value === option.value) return true;
    field.value = option.value;
    tell();
    return true;
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (${String(always)} && !field.checked) field.click();
    return true;
  }
  if (field.value === value) return true;
  if (!${String(always)} && (field.value !== '' || document.activeElement === field)) return true;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value);
  tell();
  field.dispatchEvent(new Event('blur', { bubbles: true }));
  return true;
})()`;

/** Presses the first element that a selector finds; true when there is one that can be pressed. */
export const press = (selector: string): string => `(() => {
  const button = document.querySelector(${JSON.stringify(selector)});
  if (button === null || button.disabled) return false;
  button.click();
  return true;
})()`;
