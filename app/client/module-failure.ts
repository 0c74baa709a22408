/** Whether a part of the page's own code did not come. Browsers word it differently; none gives it a code. */
export function isModuleFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|error loading/i.test(error.message)
  );
}
