import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { getUser } from "~/stores/users/users.server";

const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer }) => {
    const user = await getUser(settings, viewer.userId);
    return json({
      data: {
        user_id: viewer.userId,
        email: viewer.email,
        display_name: viewer.displayName ?? user?.displayName ?? null,
        role: viewer.kind,
        created_at: user?.createdAt.toISOString() ?? null,
      },
    });
  }),
});

export { handle as action, handle as loader };
