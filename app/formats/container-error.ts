/** A file that is not of the type its writer expects, or is built in a way that is not known here. */
export class ContainerError extends Error {
  readonly code = "container_unknown";
}
