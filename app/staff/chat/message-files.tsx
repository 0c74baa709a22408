import FileText from "lucide-react/icons/file-text";
import type { ChatMessage } from "~/domain/chat/thread";

/** The files of a message, pictures as such. They come from our own address alone. */
export function MessageFiles({ message }: { message: ChatMessage }) {
  const files = message.parts.filter(
    ({ type, url }) => type === "file" && String(url).startsWith("/api/v1/staff/chats/"),
  );
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="flex flex-wrap justify-end gap-2">
      {files.map(({ url, filename, mediaType }) => (
        <li key={String(url)}>
          {String(mediaType).startsWith("image/") ? (
            <a href={String(url)} target="_blank" rel="noopener">
              <img
                src={String(url)}
                alt={String(filename)}
                className="h-40 max-w-full rounded-md border border-line object-contain"
              />
            </a>
          ) : (
            <a
              href={String(url)}
              download={String(filename)}
              className="flex items-center gap-2 rounded-md border border-line px-3 py-2 text-sm hover:bg-hover"
            >
              <FileText className="size-4 text-faint" aria-hidden="true" />
              {String(filename)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
