/** The parts of untyped modules that the report uses. */
declare module 'fontkit' {
  interface Font {
    /** Code points that the font has a glyph for. */
    readonly characterSet: readonly number[];
  }
  function create(bytes: Buffer): Font;
}

/** A font file as a `data:` URL, put into the bundle by the build. */
declare module '*.ttf?inline' {
  const url: string;
  export default url;
}
