/** What a file's name says of what it shows: "desk-lamp_oak.jpg" is "Desk lamp oak"; nothing of what a camera counts ("IMG_2041"). */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.\w{2,5}$/u, "")
    .replace(/[-_.\s]+/gu, " ")
    .trim();
  const isCounted = /^(?:img|dsc[nf]?|pxl|image|photo|screenshot|p|pic|foto)?[\s\d()]*$/iu.test(words);
  return isCounted ? "" : `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`.slice(0, 200);
}
