/** The moment that an address asks for with `t`, in seconds; null where it asks for none. */
export function startSecondsOf(parameters: URLSearchParams): number | null {
  const value = parameters.get("t");
  const seconds = Number(value);
  return value !== null && value !== "" && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
