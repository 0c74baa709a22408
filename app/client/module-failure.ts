/** Whether a part of the page's own code did not come. Browsers word it differently; none gives it a code. */
export function isModuleFailure(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|error loading|unable to preload css|worker script did not come/i.test(
      error.message,
    )
  );
}
