import { useState } from "react";
import { useNavigate } from "react-router";
import { usualLanguage } from "~/briefs/written-language";
import { languages } from "~/domain/text/language";
import { makeProject } from "~/pages/make-project";
import { projectAddress } from "~/pages/project-address";
import { newPage } from "~/sections/new-page";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";

/** Makes a page without sections and opens it. */
export function BlankPage({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);

  async function make() {
    setMaking(true);
    try {
      const page = newPage({ language: usualLanguage(navigator.languages, languages) });
      const facts = { facts: [], decisions: [] };
      const projectId = await makeProject(userId, { title: "New page", page, productId: null, facts });
      await navigate(projectAddress(projectId));
    } catch (error) {
      showErrorToast("The page was not made", (error as Error).message);
    } finally {
      setMaking(false);
    }
  }

  return (
    <Button size="sm" loading={isMaking} onClick={() => void make()}>
      Begin blank
    </Button>
  );
}
