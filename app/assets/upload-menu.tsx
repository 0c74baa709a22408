import FolderUp from "lucide-react/icons/folder-up";
import Link2 from "lucide-react/icons/link-2";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { usePageCommands } from "~/shell/page-commands";
import { Button } from "~/ui/button";
import { Menu, MenuItem } from "~/ui/menu";
import { type FoundFile, filesOfInput } from "~/uploads/chosen-files";
import { FromUrlDialog } from "./from-url-dialog";

interface UploadMenuProps {
  folderId: string | null;
  onFiles: (files: FoundFile[]) => void;
}

/** Files, a folder, or an address. */
export function UploadMenu({ folderId, onFiles }: UploadMenuProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isFromUrl, setFromUrl] = useState(false);
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    onFiles(filesOfInput(currentTarget.files));
    currentTarget.value = "";
  };
  usePageCommands("Your files", [
    { label: "Upload files", words: "add send", icon: <Upload />, run: () => files.current?.click() },
    { label: "Upload a folder", words: "add send", icon: <FolderUp />, run: () => folder.current?.click() },
    { label: "Upload from an address", words: "url link add", icon: <Link2 />, run: () => setFromUrl(true) },
  ]);
  return (
    <>
      <Menu
        trigger={
          <Button variant="primary" icon={<Upload className="size-4" />}>
            Upload
          </Button>
        }
      >
        <MenuItem icon={<Upload />} onSelect={() => files.current?.click()}>
          Files
        </MenuItem>
        <MenuItem icon={<FolderUp />} onSelect={() => folder.current?.click()}>
          A folder
        </MenuItem>
        <MenuItem icon={<Link2 />} onSelect={() => setFromUrl(true)}>
          From an address
        </MenuItem>
      </Menu>
      <input
        ref={files}
        type="file"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Files to upload"
        onChange={take}
      />
      <input
        ref={folder}
        type="file"
        multiple
        webkitdirectory=""
        className="sr-only"
        tabIndex={-1}
        aria-label="Folder to upload"
        onChange={take}
      />
      <FromUrlDialog open={isFromUrl} folderId={folderId} onClose={() => setFromUrl(false)} />
    </>
  );
}

declare module "react" {
  interface InputHTMLAttributes<T> {
    /** Lets a folder be chosen; in every browser of today, in no standard. */
    webkitdirectory?: T extends HTMLInputElement ? string : never;
  }
}
