/** A seat's code, as it is read, and in a link for a phone's camera. */

const MARK = '#seat=';

/** A code in two halves, which are easier to carry over. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** The link that takes a seat back; what follows the # is sent to no server and stands in no log. */
export function codeLink(site: string, room: string, code: string): string {
  return `${site}/r/${room}${MARK}${code}`;
}

/** The code with which this page was opened; it is taken out of the address. */
export function codeOfPage(): string {
  if (!location.hash.startsWith(MARK)) return '';
  const code = decodeURIComponent(location.hash.slice(MARK.length));
  history.replaceState(null, '', location.pathname + location.search);
  return code;
}
