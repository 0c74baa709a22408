/** Where a job is followed. */
export function jobAddress(jobId: string): string {
  return `/prompt-to-video?job=${encodeURIComponent(jobId)}`;
}
