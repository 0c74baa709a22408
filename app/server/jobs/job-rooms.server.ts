import type { Settings } from "~/settings/settings.server";

export function roomOf(settings: Settings, jobId: string) {
  return settings.jobRooms.get(settings.jobRooms.idFromName(jobId));
}

/** The room of a job if it was started by this user; null for somebody else's as for none. */
export async function findOwnRoom(settings: Settings, jobId: string | undefined, userId: string) {
  if (!jobId || !/^[0-9a-z]{26}$/.test(jobId)) return null;
  const room = roomOf(settings, jobId);
  const latest = await room.latest();
  return latest?.ownerId === userId ? room : null;
}
