/**
 * What a scene is: {@link knightschool.ui.scene.LiveScene}, which every scene implements, and what only some of them
 * offer, each an interface of its own.
 *
 * <ul>
 *   <li>A question is answered on it: {@link knightschool.ui.scene.AnswerSource},
 *       {@link knightschool.ui.scene.PickingScene}, {@link knightschool.ui.scene.FeedbackScene},
 *       {@link knightschool.ui.scene.GameTaskScene}.
 *   <li>It hides parts of what it shows: {@link knightschool.ui.scene.PartHidingScene}.
 *   <li>It holds documents, or several of them: {@link knightschool.ui.scene.DocumentScene},
 *       {@link knightschool.ui.scene.MultiDocumentScene}; it keeps progress:
 *       {@link knightschool.ui.scene.PersistentStateScene}.
 *   <li>What was edited in it can be undone after it was closed: {@link knightschool.ui.scene.UndoTransferScene}.
 *   <li>A person goes to it and leaves it: {@link knightschool.ui.scene.VisibilityAwareScene}; it has tools in the bar
 *       of the window: {@link knightschool.ui.scene.ToolbarScene}; it makes boards out of pictures:
 *       {@link knightschool.ui.scene.PictureImportScene}.
 *   <li>It says what the signs on its board mean: {@link knightschool.ui.scene.LegendScene}.
 *   <li>It stands beside the text of a slide: {@link knightschool.ui.scene.SidePaneScene},
 *       {@link knightschool.ui.scene.FrameStyledScene}, {@link knightschool.ui.scene.UpdatableScene}.
 *   <li>Its controls take keys: {@link knightschool.ui.scene.GestureHelpScene},
 *       {@link knightschool.ui.scene.ArrowKeyScene}, {@link knightschool.ui.scene.NumberKeyScene}.
 * </ul>
 *
 * <p>Who needs one of them asks the scene for it ({@link knightschool.ui.scene.LiveScene#offer}), and goes on without
 * where it is not offered.
 *
 * <p>Not here: the window that scenes stand in (shell), and any scene.
 */
package knightschool.ui.scene;
