package knightschool.ui.walk;

/**
 * The ids of a walk scene's commands, and its prompts before the first vertex.
 *
 * @param invitation the words in place of a verdict
 * @param rowInvitation the words in place of the row of vertices, a sentence
 */
record WalkSceneIdsAndPrompts(
        String undo, String redo, String delete, String again, String invitation, String rowInvitation) {}
