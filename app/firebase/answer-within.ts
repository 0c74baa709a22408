/** The answer, or false when it has not come after `limitMs`. */
export function answerWithin(answer: Promise<boolean>, limitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<boolean>((settle) => {
    timer = setTimeout(settle, limitMs, false);
  });
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}
