/** The path of a file that the build puts beside the code. */
declare module '*?asset' {
  const path: string;
  export default path;
}
