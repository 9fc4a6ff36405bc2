/** The texts, by language and by who says them, as the build makes modules of them. */
declare module 'virtual:words' {
  const words: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default words;
}
