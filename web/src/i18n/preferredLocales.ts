/** The languages that the browser asks for, the dearest first; a name that is none, as some systems have, is left out. */
export function preferredLocales(): Intl.Locale[] {
  return navigator.languages.flatMap((tag) => {
    try {
      // Systems write their own addenda behind: en-US@posix, it_IT.UTF-8.
      return [new Intl.Locale(tag.replace(/[@.].*$/, '').replace('_', '-'))];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}
