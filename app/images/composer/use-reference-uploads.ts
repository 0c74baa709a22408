import { useCallback, useRef, useState } from "react";
import { ApiError, callApi } from "~/call-api";

/** A picture on its way to being a reference. */
export interface ReferenceUpload {
  id: string;
  file: File;
  /** A picture of it while it is sent. */
  previewUrl: string;
  /** Why it did not arrive, in words; null while it is on its way. */
  error: string | null;
}

/**
 * Sends pictures and tells which asset each became. What did not arrive stays, with its reason, until it is sent
 * again or left out.
 */
export function useReferenceUploads(onUploaded: (assetId: string) => void) {
  const [uploads, setUploads] = useState<ReferenceUpload[]>([]);
  const latest = useRef(onUploaded);
  latest.current = onUploaded;

  const leaveOut = useCallback((id: string) => {
    setUploads((all) => {
      const gone = all.find((one) => one.id === id);
      if (gone) URL.revokeObjectURL(gone.previewUrl);
      return all.filter((one) => one.id !== id);
    });
  }, []);

  const send = useCallback(
    async (upload: ReferenceUpload) => {
      const settle = (error: string | null) =>
        setUploads((all) => all.map((one) => (one.id === upload.id ? { ...one, error } : one)));
      settle(null);
      try {
        const { asset } = await callApi<{ asset: { id: string } }>("/api/v1/assets", {
          method: "POST",
          body: upload.file,
          headers: { "X-Vitrine-Name": encodeURIComponent(upload.file.name) },
        });
        latest.current(asset.id);
        leaveOut(upload.id);
      } catch (failure) {
        settle(failure instanceof ApiError ? failure.message : "It could not be sent. Try again.");
      }
    },
    [leaveOut],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const begun = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        previewUrl: URL.createObjectURL(file),
        error: null,
      }));
      setUploads((all) => [...all, ...begun]);
      for (const one of begun) void send(one);
    },
    [send],
  );

  return { uploads, add, retry: send, leaveOut };
}

export type ReferenceUploads = ReturnType<typeof useReferenceUploads>;
