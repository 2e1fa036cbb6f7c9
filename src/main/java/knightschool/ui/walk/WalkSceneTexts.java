package knightschool.ui.walk;

/**
 * The commands of a scene of walks, by their ids, and its words before the first vertex.
 *
 * @param invitation the words in place of a verdict
 * @param rowInvitation the words in place of the row of vertices, a sentence
 */
record WalkSceneTexts(String undo, String redo, String delete, String again, String invitation, String rowInvitation) {}
