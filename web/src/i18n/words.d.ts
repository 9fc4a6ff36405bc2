/** The texts, by language and by who says them, as the build makes modules of them. */
declare module 'virtual:words' {
  /** By its id, what follows the equals sign of each message. */
  const words: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default words;
}
